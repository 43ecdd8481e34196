import { addCategory, deleteCategory, listCategories, moveCategory, updateCategory } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** The merchant's categories. */
export const categoriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query({ ...endpointOf(listCategories), providesTags: ['Category'] }),
    addCategory: build.mutation({ ...endpointOf(addCategory), invalidatesTags: ['Category', 'Shop'] }),
    updateCategory: build.mutation({ ...endpointOf(updateCategory), invalidatesTags: ['Category', 'Shop'] }),
    moveCategory: build.mutation({ ...endpointOf(moveCategory), invalidatesTags: ['Category', 'Shop'] }),
    deleteCategory: build.mutation({ ...endpointOf(deleteCategory), invalidatesTags: ['Category', 'Product', 'Shop'] }),
  }),
});

export const {
  useListCategoriesQuery,
  useAddCategoryMutation,
  useUpdateCategoryMutation,
  useMoveCategoryMutation,
  useDeleteCategoryMutation,
} = categoriesApi;
