import { LRUCache } from 'lru-cache';
import { headerNames, readSession, sessionSchema } from 'shared-contracts';
import type { z } from 'zod';
import { keyOfToken } from '../cookies/session-cookie.ts';
import { createTokenBuckets } from '../limits/buckets.ts';
import type { Upstreams } from '../upstream/upstreams.ts';
import { type Bearer, fetchSession, type Lookup } from './fetch-session.ts';

type SessionWire = z.infer<typeof sessionSchema>;

export type SessionLookup = Lookup<SessionWire>;

export interface SessionCache {
  find(token: string, bearer: Bearer): Promise<SessionLookup>;
  recall(token: string): SessionLookup | undefined;
  /** The session that a token had when it was last looked up. It may have ended since, so it must not authorise anything. */
  lastOwner(token: string): SessionWire | undefined;
  refused(token: string): void;
  forget(token: string): void;
  /** Forgets all tokens of this token's owner, as after a change of password. Forgets everybody's where the owner is not known. */
  forgetAllOf(token: string): void;
}

const freshFor = 5_000;
const maxKnown = 10_000;
const maxUnknown = 20_000;
const signedOut: SessionLookup = { session: null };

export function createSessionCache(
  upstreams: Upstreams,
  timeLimit: number,
  now = () => performance.now(),
): SessionCache {
  // Expired entries stay, so that tokens which were valid before are looked up without the limit for unknown ones.
  const known = new LRUCache<string, SessionWire>({
    max: maxKnown,
    ttl: freshFor,
    allowStale: true,
    noDeleteOnStaleGet: true,
    perf: { now },
    ttlResolution: 0,
  });
  const unknown = new LRUCache<string, true>({ max: maxUnknown });
  const asking = new Map<string, Promise<SessionLookup>>();
  const mayAskFor = createTokenBuckets({ atOnce: 20, perSecond: 10 }, now);
  const mayAsk = createTokenBuckets({ atOnce: 100, perSecond: 100 }, now);

  const recalled = (key: string): SessionLookup | undefined => {
    if (unknown.get(key)) return signedOut;
    const session = known.get(key, { allowStale: false });
    return session && { session };
  };

  const remember = (key: string, found: SessionLookup): void => {
    if (found.session) known.set(key, found.session);
    else if (found.session === null) {
      known.delete(key);
      unknown.set(key, true);
    }
  };

  const drop = (key: string): void => {
    known.delete(key);
    // An answer that is still on its way may be outdated: without this entry it will not be cached.
    asking.delete(key);
  };

  return {
    async find(token, bearer) {
      const key = keyOfToken(token);
      const found = recalled(key) ?? asking.get(key);
      if (found) return found;
      if (!known.peek(key) && !(mayAskFor.take(bearer.address).allowed && mayAsk.take('').allowed)) {
        return { failure: 'rate_limited' };
      }
      const headers = { [headerNames.token]: token };
      const read = { operation: readSession, schema: sessionSchema, headers, timeLimit };
      const question: Promise<SessionLookup> = fetchSession(upstreams, bearer, read).then((answer) => {
        if (asking.get(key) === question) {
          asking.delete(key);
          remember(key, answer);
        }
        return answer;
      });
      asking.set(key, question);
      return question;
    },
    recall: (token) => recalled(keyOfToken(token)),
    lastOwner: (token) => known.peek(keyOfToken(token)),
    refused(token) {
      const key = keyOfToken(token);
      drop(key);
      unknown.set(key, true);
    },
    forget: (token) => drop(keyOfToken(token)),
    forgetAllOf(token) {
      const key = keyOfToken(token);
      const owner = known.peek(key)?.merchant_id;
      drop(key);
      // Pending lookups may belong to this owner, too, so none of their answers is cached.
      asking.clear();
      for (const [other, session] of known.entries()) {
        if (owner === undefined || session.merchant_id === owner) drop(other);
      }
    },
  };
}
