import { type BrotliPage, brotliSize } from '../compression/brotli.ts';
import { type Piece, sizeOf } from '../compression/pieces.ts';

/** A page that is ready to be sent. */
export interface KeptPage {
  status: number;
  /** The parts that it is sent in. */
  parts: readonly [start: readonly Piece[], rest: readonly Piece[]];
  /** The same for browsers that read Brotli; null where there is none. */
  brotli: BrotliPage | null;
  /** Milliseconds that it may be sent again; 0: not at all. */
  keepFor: number;
}

/** Pages by what they are made of, those sent last, within a budget. */
export interface PageCache {
  /**
   * The page of a key; undefined where it has to be made.
   * @param stale takes one whose time is over too, as nothing newer can be made
   */
  get(key: string, stale?: boolean): KeptPage | undefined;
  /** The page that is being made under a key; who asks meanwhile waits for it. Undefined where none is. */
  making(key: string): Promise<KeptPage | null> | undefined;
  /**
   * Notes a page that is being made, and keeps it once it is.
   * @param work null: it could not be made
   */
  make(key: string, work: Promise<KeptPage | null>): void;
  /** Forgets all pages that are kept, as nobody will ask for them again. */
  clear(): void;
}

/**
 * @param budget bytes in all
 * @param now    the clock, in milliseconds
 */
export function createPageCache(budget = 48 * 1024 * 1024, now = () => performance.now()): PageCache {
  const pages = new Map<string, { page: KeptPage; size: number; until: number }>();
  const underWay = new Map<string, Promise<KeptPage | null>>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= pages.get(key)?.size ?? 0;
    pages.delete(key);
  };

  const keep = (key: string, page: KeptPage): void => {
    drop(key);
    const size = page.parts.reduce((sum, part) => sum + sizeOf(part), 2 * key.length + brotliSize(page.brotli));
    pages.set(key, { page, size, until: now() + page.keepFor });
    bytes += size;
    for (const oldest of pages.keys()) {
      if (bytes <= budget) return;
      drop(oldest);
    }
  };

  return {
    get(key, stale = false) {
      const entry = pages.get(key);
      if (!entry) return undefined;
      if (entry.until <= now() && !stale) {
        drop(key);
        return undefined;
      }
      // A Map keeps the order of insertion: what was sent goes to its end.
      pages.delete(key);
      pages.set(key, entry);
      return entry.page;
    },
    making: (key) => underWay.get(key),
    make(key, work) {
      underWay.set(key, work);
      work
        .then((page) => {
          if (page && page.keepFor > 0) keep(key, page);
        })
        .catch(() => undefined)
        .finally(() => underWay.delete(key));
    },
    clear() {
      pages.clear();
      bytes = 0;
    },
  };
}
