import * as api from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';
import type { z } from 'zod';

/** Picture of a product's preview by the product's id; products without one are absent. */
type ProductPictures = Record<string, string>;

const picturesOf = (products: readonly api.Product[]): ProductPictures =>
  Object.fromEntries(products.flatMap(({ id, preview }) => (preview ? [[id, preview.link]] : [])));

const ordersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query({ ...endpointOf(api.listOrders), providesTags: ['Order'] }),
    /** The newest orders for every page of the office, whatever somebody does there. */
    watchOrders: build.query({
      ...endpointOf(api.listOrders),
      extraOptions: { background: true },
      providesTags: ['Order'],
    }),
    readMerchantOrder: build.query({ ...endpointOf(api.readMerchantOrder), providesTags: ['Order'] }),
    readScreenshot: build.query({ ...endpointOf(api.readScreenshot), keepUnusedDataFor: 0, providesTags: ['Order'] }),
    readOrderHistory: build.query({ ...endpointOf(api.readOrderHistory), providesTags: ['Order'] }),
    /** Pictures of ordered products. A product that is gone has none, and does not take the others' away. */
    orderedPictures: build.query<ProductPictures, string[]>({
      async queryFn(ids, _api, _options, call) {
        const ask = async (some: string[]) => {
          const { data } = await call(endpointOf(api.productsByIds).query({ ids: some }));
          return data as api.Product[] | undefined;
        };
        const all = await ask(ids);
        if (all) return { data: picturesOf(all) };
        const one = ids.length > 1 ? await Promise.all(ids.map((id) => ask([id]))) : [];
        return { data: picturesOf(one.flatMap((products) => products ?? [])) };
      },
      providesTags: ['Product', 'Content'],
    }),
  }),
});

const showOrder = (orderId: string, order: api.Order) =>
  ordersApi.util.updateQueryData('readMerchantOrder', { orderId }, () => order);

interface OrderChange {
  dispatch: (action: ReturnType<typeof showOrder>) => unknown;
  queryFulfilled: Promise<{ data: api.Order }>;
}

/** The answer of a change is the order as it is now: it is shown at once, lists are asked again; after a refusal too. */
const changing = <Args extends { orderId: string }>(
  operation: api.Operation<z.ZodType, z.ZodType, Args, api.Order>,
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

/** What the merchant does with an order; status and payment state are set by separate calls (promise 4.3.1). */
const changesApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    setOrderStatus: build.mutation(changing(api.setOrderStatus)),
    setPaymentState: build.mutation(changing(api.setPaymentState)),
    revertStep: build.mutation(changing(api.revertStep)),
    setOrderNote: build.mutation(changing(api.setOrderNote)),
    setDeliveryPrice: build.mutation(changing(api.setDeliveryPrice)),
    capturePayment: build.mutation(changing(api.capturePayment)),
    cancelPayment: build.mutation(changing(api.cancelPayment)),
    refundPayment: build.mutation(changing(api.refundPayment)),
  }),
});

export const {
  useListOrdersQuery,
  useWatchOrdersQuery,
  useReadMerchantOrderQuery,
  useReadOrderHistoryQuery,
  useReadScreenshotQuery,
  useOrderedPicturesQuery,
} = ordersApi;

export const {
  useSetOrderStatusMutation,
  useSetPaymentStateMutation,
  useRevertStepMutation,
  useSetOrderNoteMutation,
  useSetDeliveryPriceMutation,
  useCapturePaymentMutation,
  useCancelPaymentMutation,
  useRefundPaymentMutation,
} = changesApi;

/** Reads an order anew: after a change that was refused because of another device's. */
export const { useLazyReadMerchantOrderQuery } = ordersApi;
