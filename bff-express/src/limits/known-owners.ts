import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { headerNames } from 'shared-contracts';
import { keyOfToken } from '../cookies/session-cookie.ts';

const maxKnown = 50_000;

export const keyOfShop = (name: string): string => name.slice(0, 60).toLowerCase();

/** Remembers which shops and sessions exist. Callers can invent any number of names and tokens; those that a service once accepted are real. */
export interface KnownOwners {
  has(key: string): boolean;
  learn(headers: IncomingHttpHeaders, status: number): void;
  learnToken(token: string): void;
}

export function createKnownOwners(): KnownOwners {
  const known = new LRUCache<string, true>({ max: maxKnown });
  const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  return {
    has: (key) => known.get(key) === true,
    learn(headers, status) {
      const shop = textOf(headers[headerNames.merchantName]) ?? textOf(headers[headerNames.merchantId]);
      if (shop !== undefined && status < 400) known.set(keyOfShop(shop), true);
      const token = textOf(headers[headerNames.staff]) ?? textOf(headers[headerNames.token]);
      if (token !== undefined && status !== 401 && status < 500) known.set(keyOfToken(token), true);
    },
    learnToken: (token) => void known.set(keyOfToken(token), true),
  };
}
