import * as api from 'shared-contracts';
import { type AppDispatch, baseApi, endpointOf, type RootState, useAppDispatch } from 'shared-runtime';

export interface ProductCounts {
  published: number;
  hidden: number;
}

const productsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.query({ ...endpointOf(api.listProducts), providesTags: ['Product'] }),
    readProduct: build.query<api.Product, string>({
      query: (id) => endpointOf(api.productsByIds).query({ ids: [id] }),
      transformResponse: (products: api.Product[]) => {
        const [product] = products;
        if (!product) throw new Error('no product');
        return product;
      },
      // Not tagged 'Product', as lists are: deleting a product invalidates that tag, and the deleted product must not be read again.
      providesTags: (_product, _error, id) => [{ type: 'Content', id: `product ${id}` }],
    }),
    countProducts: build.query<ProductCounts, void>({
      async queryFn(_, _api, _options, call) {
        const count = (isPosted: boolean) =>
          call(endpointOf(api.listProducts).query({ per_page: 1, is_posted: isPosted }));
        const [published, hidden] = await Promise.all([count(true), count(false)]);
        if (published.error) return { error: published.error };
        if (hidden.error) return { error: hidden.error };
        const totalOf = ({ data }: typeof published) => (data as { totalCount: number }).totalCount;
        return { data: { published: totalOf(published), hidden: totalOf(hidden) } };
      },
      providesTags: ['Product'],
    }),
  }),
});

export function useRefetchProduct(): (id: string) => Promise<api.Product> {
  const dispatch = useAppDispatch();
  return (id) =>
    dispatch(productsApi.endpoints.readProduct.initiate(id, { forceRefetch: true, subscribe: false })).unwrap();
}

type Lists = { products: api.Product[]; totalCount: number };
type ListArgs = Parameters<typeof productsApi.endpoints.listProducts.initiate>[0];

/** Changes the cached lists before the server has answered; a failure refetches them. */
export const updateCachedLists =
  (change: (list: Lists, args: ListArgs) => void) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const shown = productsApi.util.selectInvalidatedBy(getState(), ['Product']);
    for (const { endpointName, originalArgs } of shown) {
      if (endpointName !== 'listProducts') continue;
      dispatch(productsApi.util.updateQueryData('listProducts', originalArgs, (list) => change(list, originalArgs)));
    }
  };

const changesApi = productsApi.injectEndpoints({
  endpoints: (build) => ({
    addProduct: build.mutation({ ...endpointOf(api.addProduct), invalidatesTags: ['Product', 'Category', 'Shop'] }),
    updateProduct: build.mutation({
      ...endpointOf(api.updateProduct),
      invalidatesTags: (_id, _error, { id }) => [
        'Product',
        'Category',
        'Shop',
        { type: 'Content', id: `product ${id}` },
      ],
    }),
    deleteProduct: build.mutation({
      ...endpointOf(api.deleteProduct),
      invalidatesTags: ['Product', 'Category', 'Shop'],
    }),
    moveProduct: build.mutation({ ...endpointOf(api.moveProduct), invalidatesTags: ['Product', 'Shop'] }),
    changeProducts: build.mutation({
      ...endpointOf(api.changeProducts),
      invalidatesTags: ['Product', 'Content', 'Category', 'Shop'],
    }),
    categorizeProducts: build.mutation({
      ...endpointOf(api.categorizeProducts),
      invalidatesTags: ['Product', 'Category', 'Content', 'Shop'],
    }),
    duplicateProduct: build.mutation({
      ...endpointOf(api.duplicateProduct),
      invalidatesTags: ['Product', 'Category', 'Shop'],
    }),
  }),
});

export const { useListProductsQuery, useReadProductQuery, useCountProductsQuery } = productsApi;
export const {
  useAddProductMutation,
  useUpdateProductMutation,
  useDeleteProductMutation,
  useMoveProductMutation,
  useChangeProductsMutation,
  useCategorizeProductsMutation,
  useDuplicateProductMutation,
} = changesApi;
