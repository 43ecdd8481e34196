import * as api from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

export const countedCategoriesArgs = { counted: true } as const;

export const categoriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query({ ...endpointOf(api.listCategories), providesTags: ['Category'] }),
    addCategory: build.mutation({ ...endpointOf(api.addCategory), invalidatesTags: ['Category', 'Shop'] }),
    updateCategory: build.mutation({ ...endpointOf(api.updateCategory), invalidatesTags: ['Category', 'Shop'] }),
    moveCategory: build.mutation({ ...endpointOf(api.moveCategory), invalidatesTags: ['Category', 'Shop'] }),
    deleteCategory: build.mutation({
      ...endpointOf(api.deleteCategory),
      invalidatesTags: ['Category', 'Product', 'Content', 'Shop'],
    }),
    setCategoryProducts: build.mutation({
      ...endpointOf(api.setCategoryProducts),
      invalidatesTags: ['Category', 'Product', 'Content', 'Shop'],
    }),
  }),
});

export const {
  useListCategoriesQuery,
  useAddCategoryMutation,
  useUpdateCategoryMutation,
  useMoveCategoryMutation,
  useDeleteCategoryMutation,
  useSetCategoryProductsMutation,
} = categoriesApi;
