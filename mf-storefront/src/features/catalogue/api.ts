import {
  type ArgsOf,
  listPublicCategories,
  listPublicProducts,
  type ResultOf,
  readPublicProduct,
} from 'shared-contracts';
import { baseApi, endpointOf, type Failure, type OperationCall } from 'shared-runtime';

/** A whole number of rows in two and in three columns. */
export const pageSize = 12;

type Page = ResultOf<typeof listPublicProducts>;
type ShownProducts = Pick<ArgsOf<typeof listPublicProducts>, 'merchantName' | 'category_id'>;

const listPage = endpointOf(listPublicProducts);

const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProductPages: build.infiniteQuery<Page, ShownProducts, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _, page) => (page * pageSize < last.totalCount ? page + 1 : undefined),
      },
      query: ({ queryArg, pageParam }): OperationCall =>
        listPage.query({ ...queryArg, page: pageParam, per_page: pageSize }),
      providesTags: ['Product'],
    }),
    listPublicCategories: build.query({ ...endpointOf(listPublicCategories), providesTags: ['Category'] }),
    readPublicProduct: build.query({ ...endpointOf(readPublicProduct), providesTags: ['Product'] }),
  }),
});

export const { useListPublicCategoriesQuery, useReadPublicProductQuery } = catalogueApi;

/** A shop's products as far as they have been asked for. */
export interface ShownPages {
  /** Undefined until the first page has come. */
  products: Page['products'] | undefined;
  totalCount: number;
  /** Why the first page, or the next one, did not come. */
  failure: Failure | undefined;
  hasMore: boolean;
  fetching: boolean;
  fetchMore: () => void;
  retry: () => void;
}

/**
 * A shop's products, page by page.
 * @param categoryId only this category's; all unless given
 */
export function useProductPages(merchantName: string, categoryId: string | undefined): ShownPages {
  const query = catalogueApi.useListProductPagesInfiniteQuery({ merchantName, category_id: categoryId });
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  return {
    products: currentData?.pages.flatMap((page) => page.products),
    totalCount: currentData?.pages.at(-1)?.totalCount ?? 0,
    failure: error as Failure | undefined,
    hasMore: hasNextPage,
    fetching: isFetching,
    fetchMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}
