import { LRUCache } from 'lru-cache';
import type { ErrorCode, Visibility } from 'shared-contracts';
import type { Answer } from '../common/answer.ts';
import { createAnswerMemory } from './answer-memory.ts';

/** What decides how the public meets a shop. */
export interface PublicState {
  merchantId: string;
  name: string;
  visibility: Visibility;
  isActive: boolean;
  /** Raised by every change that the public can see. */
  revision: number;
  /** Whether a price rule has begun or ended that its products have not followed yet. */
  arePricesDue: boolean;
}

export type ShopKey = { name: string } | { merchantId: string };

/** A shop as a public call meets it. */
export interface ShopView extends PublicState {
  /** Why the public may not come in, or null where it may (decision 4.7). */
  closed: Extract<ErrorCode, 'shop_not_found' | 'shop_stopped'> | null;
  /**
   * The answer remembered under a key since the shop's last change, or made now.
   * @param key  tells apart what is asked; null for what is not worth remembering
   * @param make makes the answer
   */
  remember<T>(key: string | null, make: () => Promise<T>): Answer<T>;
}

export interface ShopCache {
  /**
   * Finds a shop.
   * @param anew asks the database whatever is remembered, and remembers nothing
   */
  find(by: ShopKey, anew?: boolean): Promise<ShopView | null>;
  /** Drops what is remembered of a shop, after a change to it: the next reader of this process sees the change. */
  forget(merchantId: string): void;
}

/** Milliseconds after which changes of other processes are looked for. */
const freshFor = 300;
const maxShops = 1_000;

const closedBecause = (state: PublicState): ShopView['closed'] => {
  if (state.visibility !== 'published') return 'shop_not_found';
  return state.isActive ? null : 'shop_stopped';
};

/**
 * Remembers shops and their public answers for as long as their revision stays, which is asked for every 300 ms at most. So reading many
 * times costs the database almost nothing, and nobody reads anything older than that.
 * @param look asks the database
 */
export function createShopCache(look: (by: ShopKey) => Promise<PublicState | null>): ShopCache {
  const memory = createAnswerMemory();
  const known = new LRUCache<string, ShopView>({ max: maxShops, ttl: freshFor });
  const asking = new Map<string, Promise<ShopView | null>>();

  const viewOf = (state: PublicState, remembers: boolean): ShopView => ({
    ...state,
    closed: closedBecause(state),
    remember: (key, make) =>
      remembers && key !== null ? memory.recall(`${state.merchantId} ${state.revision} ${key}`, make) : make(),
  });

  const ask = (key: string, by: ShopKey): Promise<ShopView | null> => {
    const start = performance.now();
    const question: Promise<ShopView | null> = look(by)
      .then((state) => {
        const view = state && viewOf(state, true);
        // A change of this process has dropped the question meanwhile: the answer may be of before the change.
        if (view && asking.get(key) === question) known.set(key, view, { start });
        return view;
      })
      .finally(() => {
        if (asking.get(key) === question) asking.delete(key);
      });
    asking.set(key, question);
    return question;
  };

  return {
    async find(by, anew = false) {
      if (anew) {
        const state = await look(by);
        return state && viewOf(state, false);
      }
      const key = 'name' in by ? by.name : `id ${by.merchantId}`;
      return known.get(key) ?? asking.get(key) ?? ask(key, by);
    },
    forget(merchantId) {
      for (const [key, view] of known.entries()) if (view.merchantId === merchantId) known.delete(key);
      asking.clear();
    },
  };
}
