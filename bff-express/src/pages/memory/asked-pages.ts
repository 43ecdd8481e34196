import { LRUCache } from 'lru-cache';

/** Shops whose pages are remembered, those visited last; and pages of each. */
const maxShops = 200;
const maxPages = 40;
/** Milliseconds after its last visit when a shop counts as one that nobody visits. */
const visitedWithin = 30 * 60_000;

interface AskedShop<Page> {
  revision: number;
  pages: LRUCache<string, { page: Page; times: number }>;
}

/** Which pages of which shops were asked for lately, and how often. */
interface AskedPages<Page> {
  /** Notes at which revision a shop is; true where it was at another one when it was visited before. */
  noteVisit(shop: string, revision: number): boolean;
  /**
   * Notes that a page of a visited shop was asked for.
   * @param key tells it from the shop's others, whatever its revision
   */
  notePage(shop: string, key: string, page: Page): void;
  /** The pages of a shop that were asked for most, most first. */
  mostOf(shop: string, count: number): Page[];
}

/** @param now the clock, in milliseconds */
export function createAskedPages<Page>(now = () => performance.now()): AskedPages<Page> {
  const shops = new LRUCache<string, AskedShop<Page>>({
    max: maxShops,
    ttl: visitedWithin,
    perf: { now },
    ttlResolution: 0,
  });

  return {
    noteVisit(shop, revision) {
      const known = shops.get(shop);
      shops.set(shop, { revision, pages: known?.pages ?? new LRUCache({ max: maxPages }) });
      return known !== undefined && known.revision !== revision;
    },
    notePage(shop, key, page) {
      const pages = shops.get(shop)?.pages;
      pages?.set(key, { page, times: (pages.get(key)?.times ?? 0) + 1 });
    },
    mostOf: (shop, count) =>
      [...(shops.get(shop)?.pages.values() ?? [])]
        .sort((one, other) => other.times - one.times)
        .slice(0, count)
        .map(({ page }) => page),
  };
}
