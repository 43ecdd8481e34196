import { listProducts } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** The merchant's products. */
export const productsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ listProducts: build.query({ ...endpointOf(listProducts), providesTags: ['Product'] }) }),
});

export const { useListProductsQuery } = productsApi;
