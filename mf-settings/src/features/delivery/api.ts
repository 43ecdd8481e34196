import { baseApi, endpointOf } from 'shared-runtime';

const operations = () => import('./operations.ts');

const deliveryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readDeliveryConditions: build.query({
      ...endpointOf(async () => (await operations()).readDeliveryConditions),
      providesTags: ['Delivery'],
    }),
    createDeliveryConditions: build.mutation({
      ...endpointOf(async () => (await operations()).createDeliveryConditions),
      invalidatesTags: ['Delivery', 'Shop'],
    }),
    updateDeliveryConditions: build.mutation({
      ...endpointOf(async () => (await operations()).updateDeliveryConditions),
      invalidatesTags: ['Delivery', 'Shop'],
    }),
  }),
});

export const {
  useReadDeliveryConditionsQuery,
  useCreateDeliveryConditionsMutation,
  useUpdateDeliveryConditionsMutation,
} = deliveryApi;
