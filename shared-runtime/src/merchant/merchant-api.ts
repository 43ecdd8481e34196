import { readMerchant, updateMerchant } from 'shared-contracts';
import { baseApi } from '../api/base-api.ts';
import { endpointOf } from '../api/operation-endpoint.ts';

/** The merchant's own data: the shell's dashboard and several remotes show it, so it is read once for all of them. */
export const merchantApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readMerchant: build.query({ ...endpointOf(readMerchant), providesTags: ['Merchant'] }),
    updateMerchant: build.mutation({ ...endpointOf(updateMerchant), invalidatesTags: ['Merchant', 'Shop'] }),
  }),
});

export const { useReadMerchantQuery, useUpdateMerchantMutation } = merchantApi;
