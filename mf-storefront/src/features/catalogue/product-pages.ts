import type { ArgsOf, listPublicProducts, ResultOf } from 'shared-contracts';
import type { Answer, Read } from 'shared-runtime/page';

/** Seconds that a list is kept after its page has been left. */
export const cacheSeconds = 600;

/** A whole number of rows in two and in three columns. */
export const pageSize = 12;

export type Page = ResultOf<typeof listPublicProducts>;
export type ListArgs = ArgsOf<typeof listPublicProducts>;
export type ShownProducts = Omit<ListArgs, 'page' | 'product_ids'> & { from: number };

type ProductPages = { pages: Page[]; numbers: number[] };

export const morePages = { next: 'next', earlier: 'earlier' } as const;

export const listProductPages: Read<ShownProducts, ProductPages> = {
  name: 'listProductPages',
  about: 'Product',
  keptFor: cacheSeconds,
  async ask({ from, ...shown }, send, { data, further: wanted }) {
    const { listPublicProducts: list } = await import('../../operations.ts');
    const { pages = [], numbers = [from] } = data ?? {};
    const read = (page: number) => send(list, { per_page: pageSize, ...shown, page });
    const [first = from] = numbers;
    const number = wanted === morePages.earlier ? first - 1 : first + numbers.length;
    if (wanted !== undefined) {
      const { data: page, error } = await read(number);
      if (error) return { error };
      const added: Answer<ProductPages> =
        wanted === morePages.earlier
          ? { data: { pages: [page, ...pages], numbers: [number, ...numbers] } }
          : { data: { pages: [...pages, page], numbers: [...numbers, number] } };
      return added;
    }
    const refreshed: Page[] = [];
    for (const each of numbers) {
      const { data: page, error } = await read(each);
      if (error) return { error };
      refreshed.push(page);
    }
    return { data: { pages: refreshed, numbers } };
  },
};
