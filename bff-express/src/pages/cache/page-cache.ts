import { LRUCache } from 'lru-cache';
import { type CompressedChunk, sizeOf } from '../compression/index.ts';

export interface CachedPage {
  status: number;
  parts: readonly [start: readonly CompressedChunk[], rest: readonly CompressedChunk[]];
  keepFor: number;
}

interface PageCache {
  /**
   * @returns the page of a key, or a promise while it is being made (of null where that fails); undefined where it has to be made
   * @param stale also returns an expired page, for when no newer one can be made
   */
  find(key: string, stale?: boolean): CachedPage | Promise<CachedPage | null> | undefined;
  make(key: string, work: Promise<CachedPage | null>): void;
  clear(): void;
}

const overhead = 6 * 1024;

export function createPageCache(budget: number, now = () => performance.now()): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: budget,
    sizeCalculation: ({ parts }, key) => parts.reduce((sum, part) => sum + sizeOf(part), overhead + 2 * key.length),
    perf: { now },
    ttlResolution: 0,
  });
  const inFlight = new Map<string, Promise<CachedPage | null>>();

  return {
    find: (key, stale = false) => inFlight.get(key) ?? pages.get(key, { allowStale: stale, noDeleteOnStaleGet: stale }),
    make(key, work) {
      inFlight.set(key, work);
      work
        .then((page) => {
          if (page && page.keepFor > 0) pages.set(key, page, { ttl: page.keepFor });
        })
        .catch(() => undefined)
        .finally(() => inFlight.delete(key));
    },
    clear: () => pages.clear(),
  };
}

/** One cache for addresses without a query and one for those with: there are any number of searches, and they must only evict each other. */
interface PageCaches {
  at(url: string): PageCache;
  clear(): void;
}

export function createPageCaches(budgets = { unsearched: 24 * 1024 * 1024, searched: 12 * 1024 * 1024 }): PageCaches {
  const unsearched = createPageCache(budgets.unsearched);
  const searched = createPageCache(budgets.searched);
  return {
    at: (url) => (url.includes('?') ? searched : unsearched),
    clear() {
      unsearched.clear();
      searched.clear();
    },
  };
}
