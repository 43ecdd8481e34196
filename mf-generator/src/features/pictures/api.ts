import {
  type ContentItem,
  listProducts,
  maxVisiblePictures,
  type Product,
  retrieveContent,
  shownContent,
} from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

export interface LackingProduct {
  product: Product;
  /** How many pictures the product shows; null where they could not be counted. */
  count: number | null;
}

export interface LackingPage {
  products: LackingProduct[];
  seen: number;
  totalCount: number;
}

const perPage = 20;

const picturesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProductsLackingPictures: build.infiniteQuery<LackingPage, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _all, page) => (page * perPage < last.totalCount ? page + 1 : undefined),
      },
      async queryFn({ pageParam }, _api, _options, call) {
        const list = await call(endpointOf(listProducts).query({ page: pageParam, per_page: perPage }));
        if (list.error) return { error: list.error };
        const { products, totalCount } = list.data as { products: Product[]; totalCount: number };
        const counted = await Promise.all(
          products.map(async (product): Promise<LackingProduct> => {
            if (!product.preview) return { product, count: 0 };
            const { query } = endpointOf(retrieveContent);
            const { data } = await call(query({ externalId: product.id }));
            return { product, count: data ? shownContent(data as ContentItem[]).length : null };
          }),
        );
        const lacking = counted.filter(({ count }) => count === null || count < maxVisiblePictures);
        return { data: { products: lacking, seen: products.length, totalCount } };
      },
      providesTags: ['Product', 'Content'],
    }),
  }),
});

export const { useListProductsLackingPicturesInfiniteQuery } = picturesApi;
