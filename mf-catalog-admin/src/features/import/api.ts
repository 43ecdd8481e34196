import * as api from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const importApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    checkProductImport: build.mutation({ ...endpointOf(api.checkProductImport) }),
    importProducts: build.mutation({
      ...endpointOf(api.importProducts),
      invalidatesTags: ['Product', 'Content', 'Category', 'Shop'],
    }),
    undoProductImport: build.mutation({
      ...endpointOf(api.undoProductImport),
      invalidatesTags: ['Product', 'Category', 'Content', 'Shop'],
    }),
    lastProductImport: build.query({ ...endpointOf(api.lastProductImport), providesTags: ['Product'] }),
    exportProducts: build.mutation({ ...endpointOf(api.exportProducts) }),
    placePictures: build.mutation({ ...endpointOf(api.placePictures) }),
    uploadImportedPicture: build.mutation({ ...endpointOf(api.uploadContent) }),
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
