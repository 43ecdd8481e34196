import { baseApi } from '../api/base-api.ts';
import { endpointOf } from '../api/operation-endpoint.ts';

const operations = () => import('../operations.ts');

/** The merchant's own data: the shell's dashboard and several remotes show it, so it is read once for all of them. */
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
