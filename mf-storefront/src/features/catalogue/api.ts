import { useMemo } from 'react';
import type { ArgsOf, listPublicProducts, ResultOf } from 'shared-contracts';
import { baseApi, endpointOf, type Failure, type OperationCall } from 'shared-runtime';
import type { Shown, Sort } from './address.ts';

/** Seconds that a list is kept after its page has been left. */
export const cachedFor = 600;

/** A whole number of rows in two and in three columns. */
export const pageSize = 12;

type Page = ResultOf<typeof listPublicProducts>;
type ListArgs = ArgsOf<typeof listPublicProducts>;
type ShownProducts = Omit<ListArgs, 'page' | 'per_page' | 'product_ids'> & {
  /** The first page that is shown. */
  from: number;
};

const orders: Record<Sort, Pick<ListArgs, 'order_by' | 'order_dir'>> = {
  new: { order_by: 'created', order_dir: 'desc' },
  price: { order_by: 'price', order_dir: 'asc' },
  'price-desc': { order_by: 'price', order_dir: 'desc' },
};

const operations = () => import('../../operations.ts');
const listPage = endpointOf(async () => (await operations()).listPublicProducts);

export const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProductPages: build.infiniteQuery<Page, ShownProducts, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _, page) => (page * pageSize < last.totalCount ? page + 1 : undefined),
        getPreviousPageParam: (_first, _, page) => (page > 1 ? page - 1 : undefined),
      },
      query: ({ queryArg: { from: _, ...shown }, pageParam }): OperationCall =>
        listPage.query({ ...shown, page: pageParam, per_page: pageSize }),
      // Who comes back from a product finds the list as long as it was.
      keepUnusedDataFor: cachedFor,
      providesTags: ['Product'],
    }),
    listPublicCategories: build.query({
      ...endpointOf(async () => (await operations()).listPublicCategories),
      providesTags: ['Category'],
    }),
    readPublicProduct: build.query({
      ...endpointOf(async () => (await operations()).readPublicProduct),
      providesTags: ['Product'],
    }),
  }),
});

/** A part of the catalogue, page by page. */
export const productsQuery = (merchantName: string, { categoryId, search, sort, from }: Shown) => ({
  endpoint: catalogueApi.endpoints.listProductPages,
  args: {
    merchantName,
    from,
    ...(categoryId === null ? {} : { category_id: categoryId }),
    ...(search ? { search } : {}),
    ...(sort ? orders[sort] : {}),
  },
  options: { initialPageParam: from },
});

/** A shop's products as far as they have been asked for. */
export interface ShownPages {
  /** Undefined until the first page has come. */
  products: Page['products'] | undefined;
  /** The first page that is shown, and the page after the last one. */
  first: number;
  next: number;
  totalCount: number;
  /** Why the first page, or the next one, did not come. */
  failure: Failure | undefined;
  hasMore: boolean;
  fetching: boolean;
  fetchMore: () => void;
  /** Asks for the page before those that are shown. */
  fetchEarlier: () => void;
  retry: () => void;
}

export function useProductPages({ endpoint, args, options }: ReturnType<typeof productsQuery>): ShownPages {
  const { from } = args;
  const query = endpoint.useInfiniteQuery(args, options);
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, fetchPreviousPage, refetch } = query;
  const products = useMemo(() => currentData?.pages.flatMap((page) => page.products), [currentData]);
  return {
    products,
    first: currentData?.pageParams[0] ?? from,
    next: (currentData?.pageParams.at(-1) ?? from) + 1,
    totalCount: currentData?.pages.at(-1)?.totalCount ?? 0,
    failure: error as Failure | undefined,
    hasMore: hasNextPage,
    fetching: isFetching,
    fetchMore: () => void fetchNextPage(),
    fetchEarlier: () => void fetchPreviousPage(),
    retry: () => void refetch(),
  };
}
