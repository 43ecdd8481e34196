import * as api from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

export const historyPage = 20;

const stockApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    setStock: build.mutation({
      ...endpointOf(api.setStock),
      // After a refusal too: the number may have changed meanwhile.
      invalidatesTags: (_stock, _error, { product_id: id }) => [
        'Product',
        { type: 'Content', id: `product ${id}` },
        { type: 'Content', id: `stock ${id}` },
      ],
    }),
    readStockHistory: build.query({
      ...endpointOf(api.readStockHistory),
      providesTags: (_changes, _error, { product_id: id }) => [{ type: 'Content', id: `stock ${id}` }],
    }),
    countStockWaits: build.query({
      ...endpointOf(api.countStockWaits),
      providesTags: (_waits, _error, { product_id: id }) => [{ type: 'Content', id: `stock ${id}` }],
    }),
    listLowStock: build.query({ ...endpointOf(api.listLowStock), providesTags: ['Product'] }),
  }),
});

export const { useSetStockMutation, useReadStockHistoryQuery, useCountStockWaitsQuery, useListLowStockQuery } =
  stockApi;
