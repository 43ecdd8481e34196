import { listMerchants, setMumStatus } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** Merchants, for staff. After a refusal they are asked for again too: what staff see may have changed meanwhile. */
const merchantsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMerchants: build.query({ ...endpointOf(listMerchants), providesTags: ['Merchant'] }),
    setMumStatus: build.mutation({ ...endpointOf(setMumStatus), invalidatesTags: ['Merchant', 'Shop'] }),
  }),
});

export const { useListMerchantsQuery, useSetMumStatusMutation } = merchantsApi;
