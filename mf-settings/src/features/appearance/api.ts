import { retrieveContent, updateContent, uploadContent } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const shopPicturesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    retrieveShopPicture: build.query({ ...endpointOf(retrieveContent), providesTags: ['Content'] }),
    uploadShopPicture: build.mutation({ ...endpointOf(uploadContent), invalidatesTags: ['Content', 'Shop'] }),
    updateShopPicture: build.mutation({ ...endpointOf(updateContent), invalidatesTags: ['Content', 'Shop'] }),
  }),
});

export const { useRetrieveShopPictureQuery, useUploadShopPictureMutation, useUpdateShopPictureMutation } =
  shopPicturesApi;
