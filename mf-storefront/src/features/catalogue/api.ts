import { useCallback, useMemo } from 'react';
import { type Failure, readsOf, useRead, useReads } from 'shared-runtime/page';
import type { CatalogueView, Sort } from './address.ts';
import {
  type ListArgs,
  listProductPages,
  morePages,
  type Page,
  pageSize,
  type ShownProducts,
} from './product-pages.ts';

const orders: Record<Sort, Pick<ListArgs, 'order_by' | 'order_dir'>> = {
  new: { order_by: 'created', order_dir: 'desc' },
  price: { order_by: 'price', order_dir: 'asc' },
  'price-desc': { order_by: 'price', order_dir: 'desc' },
};

const read = readsOf(() => import('../../operations.ts'));

const readCategories = read('listPublicCategories', 'Category');
export const readProduct = read('readPublicProduct', 'Product');

/** Without the products' ids, which a large shop's page would carry by the thousand. */
export const categoriesQuery = (merchantName: string) => ({
  read: readCategories,
  args: { merchantName, counted: true },
});

export const productsQuery = (merchantName: string, { categoryId, search, sort, from }: CatalogueView) => ({
  read: listProductPages,
  args: {
    merchantName,
    from,
    ...(categoryId === null ? {} : { category_id: categoryId }),
    ...(search ? { search } : {}),
    ...(sort ? orders[sort] : {}),
  } satisfies ShownProducts,
});

const relatedSize = 6;

export const relatedQuery = (merchantName: string, productId: string) => ({
  read: listProductPages,
  args: { merchantName, from: 1, per_page: relatedSize, related_to: productId } satisfies ShownProducts,
});

const addonsSize = 6;

export const addonsQuery = (merchantName: string) => ({
  read: listProductPages,
  args: { merchantName, from: 1, per_page: addonsSize, addons: true } satisfies ShownProducts,
});

export interface ShownPages {
  products: Page['products'] | undefined;
  first: number;
  next: number;
  totalCount: number;
  understoodAs: string;
  failure: Failure | undefined;
  hasMore: boolean;
  fetching: boolean;
  fetchMore: () => void;
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
  const fetchMore = useCallback(() => fetchFurther(morePages.next), [fetchFurther]);
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
    fetchEarlier: () => fetchFurther(morePages.earlier),
    retry: () => void refetch(),
  };
}

export function useCachedProduct(merchantName: string, productId: string): Page['products'][number] | undefined {
  return useReads()
    .known(listProductPages)
    .filter(({ args }) => args.merchantName === merchantName)
    .flatMap(({ data }) => data.pages.flatMap(({ products }) => products))
    .find(({ id }) => id === productId);
}
