import { LRUCache } from 'lru-cache';

/** What somebody may use: so many at once, and so many a second for as long as it lasts. */
export interface Share {
  atOnce: number;
  perSecond: number;
}

/** What was found when somebody took of a share. */
export interface Taken {
  allowed: boolean;
  /** Whole ones that are left. */
  left: number;
  /** Seconds until there is one again; 0 where there is one. */
  wait: number;
}

/** Keys that are counted at the same time; who has not come for longest begins anew. */
const maxKeys = 20_000;

/** Shares by key. */
interface Buckets {
  /** Takes one, where one is left. */
  take(key: string): Taken;
  /** How many are left, of which none is taken. */
  left(key: string): number;
}

/**
 * Token buckets by key, in memory (each begins full).
 * @param share what each key has
 * @param now   the clock, in milliseconds
 */
export function createBuckets({ atOnce, perSecond }: Share, now = () => performance.now()): Buckets {
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
