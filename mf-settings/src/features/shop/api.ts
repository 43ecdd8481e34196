import { listProducts, setProductTypes } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** What the shop sells, in the merchant's words, and how much of it there is. */
const shopApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    countShownProducts: build.query({ ...endpointOf(listProducts), providesTags: ['Product'] }),
    setProductTypes: build.mutation({ ...endpointOf(setProductTypes), invalidatesTags: ['Merchant', 'Shop'] }),
  }),
});

export const { useCountShownProductsQuery, useSetProductTypesMutation } = shopApi;
