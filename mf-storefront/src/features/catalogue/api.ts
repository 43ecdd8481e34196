import { useCallback, useMemo } from 'react';
import { type Failure, readsOf, useRead, useReads } from 'shared-runtime/page';
import type { Shown, Sort } from './address.ts';
import { further, type ListArgs, listProductPages, type Page, pageSize, type ShownProducts } from './product-pages.ts';

const orders: Record<Sort, Pick<ListArgs, 'order_by' | 'order_dir'>> = {
  new: { order_by: 'created', order_dir: 'desc' },
  price: { order_by: 'price', order_dir: 'asc' },
  'price-desc': { order_by: 'price', order_dir: 'desc' },
};

const read = readsOf(() => import('../../operations.ts'));

export const readCategories = read('listPublicCategories', 'Category');
export const readProduct = read('readPublicProduct', 'Product');

/** A part of the catalogue, page by page. */
export const productsQuery = (merchantName: string, { categoryId, search, sort, from }: Shown) => ({
  read: listProductPages,
  args: {
    merchantName,
    from,
    ...(categoryId === null ? {} : { category_id: categoryId }),
    ...(search ? { search } : {}),
    ...(sort ? orders[sort] : {}),
  } satisfies ShownProducts,
});

/** Whole rows in two and in three columns. */
const relatedSize = 6;

/** Others of a product's categories, in the shop's order. */
export const relatedQuery = (merchantName: string, productId: string) => ({
  read: listProductPages,
  args: { merchantName, from: 1, per_page: relatedSize, related_to: productId } satisfies ShownProducts,
});

/** So many products are offered beside others. */
const addonsSize = 6;

/** What is offered beside any product, in the shop's order. */
export const addonsQuery = (merchantName: string) => ({
  read: listProductPages,
  args: { merchantName, from: 1, per_page: addonsSize, addons: true } satisfies ShownProducts,
});

/** A shop's products as far as they have been asked for. */
export interface ShownPages {
  /** Undefined until the first page has come. */
  products: Page['products'] | undefined;
  /** The first page that is shown, and the page after the last one. */
  first: number;
  next: number;
  totalCount: number;
  /** The search as the shop understood it, where that is not what was typed; else empty. */
  understoodAs: string;
  /** Why the first page, or the next one, did not come. */
  failure: Failure | undefined;
  hasMore: boolean;
  fetching: boolean;
  fetchMore: () => void;
  /** Asks for the page before those that are shown. */
  fetchEarlier: () => void;
  retry: () => void;
}

export function useProductPages(
  query: ReturnType<typeof productsQuery | typeof relatedQuery | typeof addonsQuery>,
): ShownPages {
  const { from } = query.args;
  const { currentData, error, isFetching, fetchFurther, refetch } = useRead(query.read, query.args as ShownProducts);
  const { pages, numbers } = currentData ?? {};
  const products = useMemo(() => pages?.flatMap((page) => page.products), [pages]);
  const fetchMore = useCallback(() => fetchFurther(further.next), [fetchFurther]);
  const [first = from] = numbers ?? [];
  const next = first + (numbers?.length ?? 1);
  const last = pages?.at(-1);
  return {
    products,
    first,
    next,
    totalCount: last?.totalCount ?? 0,
    understoodAs: last?.understoodAs ?? '',
    failure: error,
    hasMore: last !== undefined && (next - 1) * pageSize < last.totalCount,
    fetching: isFetching,
    fetchMore,
    fetchEarlier: () => fetchFurther(further.earlier),
    retry: () => void refetch(),
  };
}

/** A product as a list of the shop has it, to be shown until its own answer comes; undefined where no list has it. */
export function useKnownProduct(merchantName: string, productId: string): Page['products'][number] | undefined {
  return useReads()
    .known(listProductPages)
    .filter(({ args }) => args.merchantName === merchantName)
    .flatMap(({ data }) => data.pages.flatMap(({ products }) => products))
    .find(({ id }) => id === productId);
}
