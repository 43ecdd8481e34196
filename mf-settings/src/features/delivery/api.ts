import { createDeliveryConditions, readDeliveryConditions, updateDeliveryConditions } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const deliveryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readDeliveryConditions: build.query({ ...endpointOf(readDeliveryConditions), providesTags: ['Delivery'] }),
    createDeliveryConditions: build.mutation({
      ...endpointOf(createDeliveryConditions),
      invalidatesTags: ['Delivery', 'Shop'],
    }),
    updateDeliveryConditions: build.mutation({
      ...endpointOf(updateDeliveryConditions),
      invalidatesTags: ['Delivery', 'Shop'],
    }),
  }),
});

export const {
  useReadDeliveryConditionsQuery,
  useCreateDeliveryConditionsMutation,
  useUpdateDeliveryConditionsMutation,
} = deliveryApi;
