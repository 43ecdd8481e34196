import { listOrders } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** The merchant's orders. */
export const ordersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ listOrders: build.query({ ...endpointOf(listOrders), providesTags: ['Order'] }) }),
});

export const { useListOrdersQuery } = ordersApi;
