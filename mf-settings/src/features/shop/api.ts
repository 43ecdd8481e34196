import { listProducts, setProductTypes } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const shopApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    countShownProducts: build.query({ ...endpointOf(listProducts), providesTags: ['Product'] }),
    setProductTypes: build.mutation({ ...endpointOf(setProductTypes), invalidatesTags: ['Merchant', 'Shop'] }),
  }),
});

export const { useCountShownProductsQuery, useSetProductTypesMutation } = shopApi;
