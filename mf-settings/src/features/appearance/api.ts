import { listProducts, retrieveContent, updateContent, uploadContent } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** The shop's own pictures, logo and banner, and goods to show it with. */
export const shopPicturesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    previewProducts: build.query({ ...endpointOf(listProducts), providesTags: ['Product'] }),
    retrieveShopPicture: build.query({ ...endpointOf(retrieveContent), providesTags: ['Content'] }),
    uploadShopPicture: build.mutation({ ...endpointOf(uploadContent), invalidatesTags: ['Content', 'Shop'] }),
    updateShopPicture: build.mutation({ ...endpointOf(updateContent), invalidatesTags: ['Content', 'Shop'] }),
  }),
});

export const {
  usePreviewProductsQuery,
  useRetrieveShopPictureQuery,
  useUploadShopPictureMutation,
  useUpdateShopPictureMutation,
} = shopPicturesApi;
