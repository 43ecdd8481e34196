import { LRUCache } from 'lru-cache';

export interface Quota {
  atOnce: number;
  perSecond: number;
}

/** Rate limits for one shop and for one address. Many visitors of a mobile network share an address, so its limit is far above a holiday's peak. */
export interface Quotas {
  shop: Quota;
  address: Quota;
  /**
   * Limits for requests that name shops or sessions which no service has confirmed yet, as callers can invent any number of names. When others have
   * used up `inAll`, each network still has the few requests of `ofNewcomer`.
   */
  unknown: { ofNetwork: Quota; inAll: Quota; ofNewcomer: Quota; newcomersInAll: Quota };
  trouble: Quota;
  forms: Quota;
  /** Calls of one network that are with the services at a time: of one shop's visitors, and in all. */
  callsOfNetwork: { atShop: number; inAll: number };
}

export interface QuotaResult {
  allowed: boolean;
  left: number;
  wait: number;
}

const maxKeys = 20_000;

interface Buckets {
  take(key: string): QuotaResult;
  left(key: string): number;
}

export function createTokenBuckets({ atOnce, perSecond }: Quota, now = () => performance.now()): Buckets {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: maxKeys });
  const filled = (bucket: { left: number; at: number }, at: number): number =>
    Math.min(atOnce, bucket.left + ((at - bucket.at) / 1000) * perSecond);
  return {
    take(key) {
      const at = now();
      let bucket = buckets.get(key);
      if (bucket) {
        bucket.left = filled(bucket, at);
        bucket.at = at;
      } else {
        bucket = { left: atOnce, at };
        buckets.set(key, bucket);
      }
      const allowed = bucket.left >= 1;
      if (allowed) bucket.left -= 1;
      const wait = bucket.left >= 1 ? 0 : (1 - bucket.left) / perSecond;
      return { allowed, left: Math.floor(bucket.left), wait };
    },
    left(key) {
      const bucket = buckets.peek(key);
      return bucket ? filled(bucket, now()) : atOnce;
    },
  };
}
