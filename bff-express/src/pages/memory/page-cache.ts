import { LRUCache } from 'lru-cache';
import { type Piece, sizeOf } from '../compression/index.ts';

/** A page that is ready to be sent. */
export interface CachedPage {
  status: number;
  /** The parts that it is sent in. */
  parts: readonly [start: readonly Piece[], rest: readonly Piece[]];
  /** Milliseconds that it may be sent again; 0: not at all. */
  keepFor: number;
}

/** Pages by what they are made of, those sent last, within a budget. */
interface PageCache {
  /**
   * The page of a key, or a promise of it while it is made (of null, where it cannot be); undefined where it has to be made.
   * @param stale takes one whose time is over too, as nothing newer can be made
   */
  find(key: string, stale?: boolean): CachedPage | Promise<CachedPage | null> | undefined;
  /**
   * Notes a page that is being made, and keeps it once it is.
   * @param work null: it could not be made
   */
  make(key: string, work: Promise<CachedPage | null>): void;
  /** Forgets all cached pages, as nobody will ask for them again. */
  clear(): void;
}

/** Objects around the bytes of a page, about. */
const overhead = 6 * 1024;

/**
 * @param budget bytes in all
 * @param now    the clock, in milliseconds
 */
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

/** Pages by whether their address has a query: there are as many lists by search as people think of, and they push out each other alone. */
interface PageCaches {
  at(url: string): PageCache;
  clear(): void;
}

/** @param budgets bytes of pages at plain addresses, and of those with a query */
export function createPageCaches(budgets = { plain: 24 * 1024 * 1024, searched: 12 * 1024 * 1024 }): PageCaches {
  const plain = createPageCache(budgets.plain);
  const searched = createPageCache(budgets.searched);
  return {
    at: (url) => (url.includes('?') ? searched : plain),
    clear() {
      plain.clear();
      searched.clear();
    },
  };
}
