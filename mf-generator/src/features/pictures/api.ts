import { listProducts } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** Products with their first pictures. */
export const picturesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPictures: build.query({ ...endpointOf(listProducts), providesTags: ['Product', 'Content'] }),
  }),
});

export const { useListPicturesQuery } = picturesApi;
