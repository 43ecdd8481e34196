import { checkPaymentConnection, readPaymentProfile, updatePaymentProfile } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const paymentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readPaymentProfile: build.query({ ...endpointOf(readPaymentProfile), providesTags: ['Payment'] }),
    updatePaymentProfile: build.mutation({ ...endpointOf(updatePaymentProfile), invalidatesTags: ['Payment', 'Shop'] }),
    checkPaymentConnection: build.mutation(endpointOf(checkPaymentConnection)),
  }),
});

export const { useReadPaymentProfileQuery, useUpdatePaymentProfileMutation, useCheckPaymentConnectionMutation } =
  paymentApi;
