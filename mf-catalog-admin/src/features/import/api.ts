import {
  checkProductImport,
  exportProducts,
  importProducts,
  lastProductImport,
  placePictures,
  undoProductImport,
  uploadContent,
} from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** Tables of products, read and written by the server. */
const importApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    checkProductImport: build.mutation({ ...endpointOf(checkProductImport) }),
    importProducts: build.mutation({
      ...endpointOf(importProducts),
      invalidatesTags: ['Product', 'Content', 'Category', 'Shop'],
    }),
    undoProductImport: build.mutation({
      ...endpointOf(undoProductImport),
      invalidatesTags: ['Product', 'Category', 'Content', 'Shop'],
    }),
    lastProductImport: build.query({ ...endpointOf(lastProductImport), providesTags: ['Product'] }),
    exportProducts: build.mutation({ ...endpointOf(exportProducts) }),
    placePictures: build.mutation({ ...endpointOf(placePictures) }),
    uploadImportedPicture: build.mutation({ ...endpointOf(uploadContent) }),
  }),
});

export const {
  useCheckProductImportMutation,
  useImportProductsMutation,
  useUndoProductImportMutation,
  useLastProductImportQuery,
  useLazyLastProductImportQuery,
  useExportProductsMutation,
  usePlacePicturesMutation,
  useUploadImportedPictureMutation,
} = importApi;
