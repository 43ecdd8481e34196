import { LRUCache } from 'lru-cache';
import type { ErrorCode, Visibility } from 'shared-contracts';
import type { Answer } from '../common/answer.ts';
import { createAnswerCache } from './answer-cache.ts';

export interface PublicState {
  merchantId: string;
  name: string;
  visibility: Visibility;
  isActive: boolean;
  revision: number;
  arePricesDue: boolean;
}

export type ShopKey = { name: string } | { merchantId: string };

export interface ShopView extends PublicState {
  closed: Extract<ErrorCode, 'shop_not_found' | 'shop_stopped'> | null;
  /**
   * The answer cached under a key since the shop's last change, or a new one.
   * @param key  cache key of the request; null for what is not worth caching
   * @param make makes the answer
   */
  remember<T>(key: string | null, make: () => Promise<T>): Answer<T>;
}

export interface ShopCache {
  /**
   * Finds a shop.
   * @param anew asks the database whatever is cached; a query that began before this call does not count
   */
  find(by: ShopKey, anew?: boolean): Promise<ShopView | null>;
  forget(merchantId: string): void;
}

const freshFor = 300;
const maxShops = 1_000;
/** Milliseconds for which an unknown shop name is not looked up again: anybody can make up names, and mostly asks for one again and again. */
const unknownFor = 3_000;

const closedBecause = (state: PublicState): ShopView['closed'] => {
  if (state.visibility !== 'published') return 'shop_not_found';
  return state.isActive ? null : 'shop_stopped';
};

/**
 * Caches shops and their public answers while the shop's revision stays. The revision is read every 300 ms at most: many reads cost the database
 * almost nothing, and no answer is older than that.
 * @param look reads a shop from the database
 * @param now  the clock, in milliseconds
 */
export function createShopCache(
  look: (by: ShopKey) => Promise<PublicState | null>,
  now = () => performance.now(),
): ShopCache {
  const answers = createAnswerCache();
  const known = new LRUCache<string, ShopView>({ max: maxShops, ttl: freshFor, perf: { now } });
  const unknown = new LRUCache<string, true>({ max: maxShops, ttl: unknownFor, ttlResolution: 0, perf: { now } });
  const asking = new Map<string, Promise<ShopView | null>>();

  const put = new Map<string, Promise<unknown>>();
  const next = new Map<string, Promise<ShopView | null>>();

  const viewOf = (state: PublicState): ShopView => ({
    ...state,
    closed: closedBecause(state),
    remember: (key, make) =>
      key === null ? make() : answers.recall(`${state.merchantId} ${state.revision} ${key}`, make),
  });

  const ask = (key: string, by: ShopKey): Promise<ShopView | null> => {
    const start = now();
    const question: Promise<ShopView | null> = look(by)
      .then((state) => {
        const view = state && viewOf(state);
        // A change in this process has dropped this query meanwhile: its result may be from before the change, so it is not cached.
        if (asking.get(key) !== question) return view;
        if (view) known.set(key, view, { start });
        else unknown.set(key, true);
        return view;
      })
      .finally(() => {
        if (asking.get(key) === question) asking.delete(key);
      });
    asking.set(key, question);
    return question;
  };

  const askAnew = (key: string, by: ShopKey): Promise<ShopView | null> => {
    const shared = next.get(key);
    if (shared) return shared;
    const question = (put.get(key) ?? Promise.resolve()).then(async () => {
      next.delete(key);
      const looked = look(by);
      const settled = looked.catch(() => null).finally(() => put.get(key) === settled && put.delete(key));
      put.set(key, settled);
      const state = await looked;
      return state && viewOf(state);
    });
    next.set(key, question);
    return question;
  };

  return {
    async find(by, anew = false) {
      const key = 'name' in by ? by.name : `id ${by.merchantId}`;
      if (anew) return askAnew(key, by);
      if (unknown.get(key)) return null;
      return known.get(key) ?? asking.get(key) ?? ask(key, by);
    },
    forget(merchantId) {
      for (const [key, view] of known.entries()) if (view.merchantId === merchantId) known.delete(key);
      // Which of the unknown names exist by now cannot be told, so all are dropped.
      unknown.clear();
      asking.clear();
    },
  };
}
