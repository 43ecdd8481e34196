import { retrieveContent, updateContent, uploadContent } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** Pictures appear in the lists' previews, so changing them invalidates products too. */
const picturesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    retrieveContent: build.query({ ...endpointOf(retrieveContent), providesTags: ['Content'] }),
    uploadContent: build.mutation({ ...endpointOf(uploadContent), invalidatesTags: ['Content', 'Product', 'Shop'] }),
    updateContent: build.mutation({ ...endpointOf(updateContent), invalidatesTags: ['Content', 'Product', 'Shop'] }),
  }),
});

export const { useRetrieveContentQuery, useUploadContentMutation, useUpdateContentMutation } = picturesApi;
