import { baseApi } from '../api/base-api.ts';
import { endpointOf } from '../api/operation-endpoint.ts';

const operations = () => import('../operations.ts');

export const merchantApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readMerchant: build.query({
      ...endpointOf(async () => (await operations()).readMerchant),
      providesTags: ['Merchant'],
    }),
    updateMerchant: build.mutation({
      ...endpointOf(async () => (await import('./changes.ts')).updateMerchant),
      invalidatesTags: ['Merchant', 'Shop'],
    }),
  }),
});

export const { useReadMerchantQuery, useUpdateMerchantMutation } = merchantApi;
