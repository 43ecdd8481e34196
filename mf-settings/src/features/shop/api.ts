import { setProductTypes } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** What the shop sells, in the merchant's words. */
const shopApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    setProductTypes: build.mutation({ ...endpointOf(setProductTypes), invalidatesTags: ['Merchant', 'Shop'] }),
  }),
});

export const { useSetProductTypesMutation } = shopApi;
