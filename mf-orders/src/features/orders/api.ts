import * as api from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';
import type { z } from 'zod';

const rare = () => import('./rare-operations.ts');

const ordersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query({ ...endpointOf(api.listOrders), providesTags: ['Order'] }),
    watchOrders: build.query({
      ...endpointOf(api.listOrders),
      extraOptions: { background: true },
      providesTags: ['Order'],
    }),
    readMerchantOrder: build.query({ ...endpointOf(api.readMerchantOrder), providesTags: ['Order'] }),
    readScreenshot: build.query({ ...endpointOf(api.readScreenshot), keepUnusedDataFor: 0, providesTags: ['Order'] }),
    listOrderVersions: build.query({
      ...endpointOf(async () => (await rare()).listOrderVersions),
      providesTags: ['Order'],
    }),
    readOrderHistory: build.query({ ...endpointOf(api.readOrderHistory), providesTags: ['Order'] }),
  }),
});

const showOrder = (orderId: string, order: api.Order) =>
  ordersApi.util.updateQueryData('readMerchantOrder', { orderId }, () => order);

interface OrderChange {
  dispatch: (action: ReturnType<typeof showOrder>) => unknown;
  queryFulfilled: Promise<{ data: api.Order }>;
}

type Changing<Args> = api.Operation<z.ZodType, z.ZodType, Args, api.Order>;

/** The answer to a change is the order as it is now, which is shown at once. Lists are refetched, after a refusal too. */
export const orderMutationOf = <Args extends { orderId: string }>(
  operation: Changing<Args> | (() => Promise<Changing<Args>>),
) => ({
  ...endpointOf(operation),
  invalidatesTags: ['Order' as const],
  async onQueryStarted({ orderId }: Args, { dispatch, queryFulfilled }: OrderChange) {
    await queryFulfilled.then(
      ({ data }) => dispatch(showOrder(orderId, data)),
      () => undefined,
    );
  },
});

const changesApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    setOrderStatus: build.mutation(orderMutationOf(api.setOrderStatus)),
    setPaymentState: build.mutation(orderMutationOf(api.setPaymentState)),
    revertStep: build.mutation(orderMutationOf(api.revertStep)),
    setOrderNote: build.mutation(orderMutationOf(api.setOrderNote)),
    setDeliveryPrice: build.mutation(orderMutationOf(api.setDeliveryPrice)),
    setOrderPhoto: build.mutation(orderMutationOf(async () => (await rare()).setOrderPhoto)),
    removeOrderPhoto: build.mutation(orderMutationOf(async () => (await rare()).removeOrderPhoto)),
    capturePayment: build.mutation(orderMutationOf(async () => (await rare()).capturePayment)),
    cancelPayment: build.mutation(orderMutationOf(async () => (await rare()).cancelPayment)),
    refundPayment: build.mutation(orderMutationOf(async () => (await rare()).refundPayment)),
    recordRefund: build.mutation(orderMutationOf(async () => (await rare()).recordRefund)),
    settleDifference: build.mutation(orderMutationOf(async () => (await rare()).settleDifference)),
    exportOrders: build.mutation({ ...endpointOf(async () => (await rare()).exportOrders) }),
  }),
});

export const {
  useListOrdersQuery,
  useWatchOrdersQuery,
  useReadMerchantOrderQuery,
  useReadOrderHistoryQuery,
  useListOrderVersionsQuery,
  useReadScreenshotQuery,
} = ordersApi;

export const {
  useSetOrderStatusMutation,
  useSetPaymentStateMutation,
  useRevertStepMutation,
  useSetOrderNoteMutation,
  useSetDeliveryPriceMutation,
  useSetOrderPhotoMutation,
  useRemoveOrderPhotoMutation,
  useCapturePaymentMutation,
  useCancelPaymentMutation,
  useRefundPaymentMutation,
  useExportOrdersMutation,
  useSettleDifferenceMutation,
  useRecordRefundMutation,
} = changesApi;

export const { useLazyReadMerchantOrderQuery } = ordersApi;
