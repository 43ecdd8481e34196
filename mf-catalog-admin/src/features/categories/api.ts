import {
  addCategory,
  deleteCategory,
  listCategories,
  moveCategory,
  setCategoryProducts,
  updateCategory,
} from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** What lists of categories ask for: how many products they have, not which. */
export const counted = { counted: true } as const;

/** The merchant's categories. */
export const categoriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query({ ...endpointOf(listCategories), providesTags: ['Category'] }),
    addCategory: build.mutation({ ...endpointOf(addCategory), invalidatesTags: ['Category', 'Shop'] }),
    updateCategory: build.mutation({ ...endpointOf(updateCategory), invalidatesTags: ['Category', 'Shop'] }),
    moveCategory: build.mutation({ ...endpointOf(moveCategory), invalidatesTags: ['Category', 'Shop'] }),
    deleteCategory: build.mutation({
      ...endpointOf(deleteCategory),
      invalidatesTags: ['Category', 'Product', 'Content', 'Shop'],
    }),
    setCategoryProducts: build.mutation({
      ...endpointOf(setCategoryProducts),
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
