import { LRUCache } from 'lru-cache';
import { keyOfToken } from '../cookies/session-cookie.ts';

const maxKnown = 50_000;

export const keyOfShop = (shop: string): string => shop.slice(0, 60).toLowerCase();

/** What a call named: a shop by its name or id, a session by its token. */
interface NamedOwner {
  shop?: string | undefined;
  token: string | null;
}

/** Remembers which shops and sessions exist. Callers can invent any number of names and tokens; those that a service once accepted are real. */
export interface KnownOwners {
  has(key: string): boolean;
  /** @param status of the service's answer */
  learn(named: NamedOwner, status: number): void;
  learnToken(token: string): void;
}

export function createKnownOwners(): KnownOwners {
  const known = new LRUCache<string, true>({ max: maxKnown });
  return {
    has: (key) => known.get(key) === true,
    learn({ shop, token }, status) {
      if (shop !== undefined && status < 400) known.set(keyOfShop(shop), true);
      if (token !== null && status !== 401 && status < 500) known.set(keyOfToken(token), true);
    },
    learnToken: (token) => void known.set(keyOfToken(token), true),
  };
}
