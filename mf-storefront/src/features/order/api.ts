import { skipToken } from '@reduxjs/toolkit/query/react';
import * as api from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';
import type { z } from 'zod';

const pageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readOrderPage: build.query({ ...endpointOf(api.readOrderPageByToken), providesTags: ['Order'] }),
    listOrderedProducts: build.query({ ...endpointOf(api.listPublicProducts), providesTags: ['Product'] }),
  }),
});

export const orderQuery = (token: string) => ({ endpoint: pageApi.endpoints.readOrderPage, args: { token } });

const shown = (token: string, page: api.OrderPage) => pageApi.util.upsertQueryData('readOrderPage', { token }, page);

interface Lifecycle {
  dispatch: (action: ReturnType<typeof shown>) => unknown;
  queryFulfilled: Promise<{ data: api.OrderPage }>;
}

/** A change of an order answers the order as it is now: the page shows it at once. */
const changing = <Args extends { token: string }>(
  operation: api.Operation<z.ZodType, z.ZodType, Args, api.OrderPage>,
) => ({
  ...endpointOf(operation),
  async onQueryStarted({ token }: Args, { dispatch, queryFulfilled }: Lifecycle) {
    await queryFulfilled.then(
      ({ data }) => dispatch(shown(token, data)),
      () => undefined,
    );
  },
});

const orderApi = pageApi.injectEndpoints({
  endpoints: (build) => ({
    reportPayment: build.mutation(changing(api.reportPayment)),
    withdrawReport: build.mutation(changing(api.withdrawReport)),
    attachScreenshot: build.mutation(changing(api.attachScreenshot)),
    payOrder: build.mutation(changing(api.payOrder)),
    /** What the provider says of the payment; the page shows it at once. */
    readOrderPayment: build.query({
      ...endpointOf(api.readOrderPayment),
      async onQueryStarted({ token }, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data: { paymentState, payment, canPay } }) =>
            dispatch(
              pageApi.util.updateQueryData('readOrderPage', { token }, (page) => {
                page.canPay = canPay;
                page.order.paymentState = paymentState;
                page.order.payment = payment;
              }),
            ),
          () => undefined,
        );
      },
    }),
    cancelOrder: build.mutation(changing(api.cancelOrder)),
    followInMessenger: build.mutation(endpointOf(api.followInMessenger)),
    setOrderLetters: build.mutation(changing(api.setOrderLetters)),
  }),
});

export const {
  useReportPaymentMutation,
  useWithdrawReportMutation,
  useAttachScreenshotMutation,
  usePayOrderMutation,
  useReadOrderPaymentQuery,
  useCancelOrderMutation,
  useFollowInMessengerMutation,
  useSetOrderLettersMutation,
} = orderApi;

/** The seller's next step is seen within so many milliseconds while the page is visible. */
export const pollingInterval = 5000;

/** Nothing can happen to it any more: not even its last step is taken back. */
const isEnded = ({ status, updated }: api.Order): boolean =>
  ['completed', 'canceled'].includes(status) && Date.now() - Date.parse(updated) > api.revertWithin;

/** An order's page, asked for again and again until nothing can happen to it any more. */
export function useOrderPage({ endpoint, args }: ReturnType<typeof orderQuery>) {
  const { currentData } = endpoint.useQueryState(args);
  const ended = currentData && isEnded(currentData.order);
  return endpoint.useQuery(args, {
    pollingInterval: ended ? 0 : pollingInterval,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
}

/** Paths of the pictures of what was ordered, by product id, as far as the shop still sells it. */
export function useOrderPictures(page: api.OrderPage | undefined): Record<string, string> {
  const ids = [...new Set(page?.order.basket.goods.map((good) => good.id))].sort();
  const { data } = pageApi.useListOrderedProductsQuery(
    page && ids.length ? { merchantName: page.shopName, product_ids: ids, per_page: 100 } : skipToken,
  );
  return Object.fromEntries(
    data?.products.flatMap(({ id, preview }) => (preview ? [[id, preview.link] as const] : [])) ?? [],
  );
}
