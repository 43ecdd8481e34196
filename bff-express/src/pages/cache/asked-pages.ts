import { LRUCache } from 'lru-cache';

const maxShops = 200;
const maxPages = 40;
const visitedWithin = 30 * 60_000;

interface AskedShop<Page> {
  revision: number;
  pages: LRUCache<string, { page: Page; times: number }>;
}

interface AskedPages<Page> {
  noteVisit(shop: string, revision: number): boolean;
  notePage(shop: string, key: string, page: Page): void;
  mostOf(shop: string, count: number): Page[];
}

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
