import { arrangeDeliveries, readDeliveries } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

export const deliveriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readDeliveries: build.query({ ...endpointOf(readDeliveries), providesTags: ['Order'] }),
    arrangeDeliveries: build.mutation(endpointOf(arrangeDeliveries)),
  }),
});

export const { useReadDeliveriesQuery, useArrangeDeliveriesMutation } = deliveriesApi;
