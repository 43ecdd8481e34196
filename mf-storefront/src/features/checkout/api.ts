import { checkout } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const checkoutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ placeOrder: build.mutation({ ...endpointOf(checkout), invalidatesTags: ['Order'] }) }),
});

export const { usePlaceOrderMutation } = checkoutApi;
