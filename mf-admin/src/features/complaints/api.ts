import { listComplaints, settleComplaint } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** Closing one loads no list anew: the card stays where it is, so that nothing slides under the pointer. */
export const { useListComplaintsQuery, useSettleComplaintMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listComplaints: build.query({ ...endpointOf(listComplaints), keepUnusedDataFor: 0 }),
    settleComplaint: build.mutation({ ...endpointOf(settleComplaint), invalidatesTags: ['Merchant'] }),
  }),
});
