import { listComplaints, settleComplaint } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** Settling a complaint does not refetch the list: its card stays, so that nothing moves under the pointer. */
export const { useListComplaintsQuery, useSettleComplaintMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listComplaints: build.query({ ...endpointOf(listComplaints), keepUnusedDataFor: 0 }),
    settleComplaint: build.mutation({ ...endpointOf(settleComplaint), invalidatesTags: ['Merchant'] }),
  }),
});
