import type { ArgsOf, listPublicProducts, ResultOf } from 'shared-contracts';
import type { Answer, Read } from 'shared-runtime/page';

/** Seconds that a list is kept after its page has been left. */
export const cachedFor = 600;

/** A whole number of rows in two and in three columns. */
export const pageSize = 12;

export type Page = ResultOf<typeof listPublicProducts>;
export type ListArgs = ArgsOf<typeof listPublicProducts>;
export type ShownProducts = Omit<ListArgs, 'page' | 'product_ids'> & {
  /** The first page that is shown. */
  from: number;
};

/** Pages that follow one another. */
type ProductPages = {
  pages: Page[];
  /** The number of each. */
  numbers: number[];
};

/** What can be asked for besides the pages that are there. */
export const further = { next: 'next', earlier: 'earlier' } as const;

/** A part of the catalogue, page by page. Who comes back from a product finds the list as long as it was. */
export const listProductPages: Read<ShownProducts, ProductPages> = {
  name: 'listProductPages',
  about: 'Product',
  keptFor: cachedFor,
  async ask({ from, ...shown }, send, { data, further: wanted }) {
    const { listPublicProducts: list } = await import('../../operations.ts');
    const { pages = [], numbers = [from] } = data ?? {};
    const read = (page: number) => send(list, { per_page: pageSize, ...shown, page });
    const [first = from] = numbers;
    const number = wanted === further.earlier ? first - 1 : first + numbers.length;
    if (wanted !== undefined) {
      const { data: page, error } = await read(number);
      if (error) return { error };
      const added: Answer<ProductPages> =
        wanted === further.earlier
          ? { data: { pages: [page, ...pages], numbers: [number, ...numbers] } }
          : { data: { pages: [...pages, page], numbers: [...numbers, number] } };
      return added;
    }
    const asked: Page[] = [];
    for (const each of numbers) {
      const { data: page, error } = await read(each);
      if (error) return { error };
      asked.push(page);
    }
    return { data: { pages: asked, numbers } };
  },
};
