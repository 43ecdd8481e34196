import { listMerchants } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** Merchants, for staff. */
export const merchantsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ listMerchants: build.query({ ...endpointOf(listMerchants), providesTags: ['Merchant'] }) }),
});

export const { useListMerchantsQuery } = merchantsApi;
