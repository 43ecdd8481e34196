import { listPublicProducts, readShop } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** The shop as the public sees it. */
export const shopApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readShop: build.query({ ...endpointOf(readShop), providesTags: ['Shop'] }),
    listPublicProducts: build.query({ ...endpointOf(listPublicProducts), providesTags: ['Product'] }),
  }),
});

export const { useReadShopQuery, useListPublicProductsQuery } = shopApi;
