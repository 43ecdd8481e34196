import type { Bound } from '../../http/bind.ts';
import cancelOrder from './cancel-order.ts';
import checkout from './checkout.ts';
import listOrders from './list-orders.ts';
import readMerchantOrder from './read-merchant-order.ts';
import readOrderHistory from './read-order-history.ts';
import readOrderPageByToken from './read-order-page-by-token.ts';
import readOrderSums from './read-order-sums.ts';
import reportPayment from './report-payment.ts';
import setDeliveryPrice from './set-delivery-price.ts';
import setOrderNote from './set-order-note.ts';
import setOrderStatus from './set-order-status.ts';
import setPaymentState from './set-payment-state.ts';

export { serveOrderEvents } from '../order-events.ts';

/** Checkout, orders and their pages. */
export const orderRoutes: Bound[] = [
  checkout,
  readOrderPageByToken,
  reportPayment,
  cancelOrder,
  readMerchantOrder,
  listOrders,
  setOrderStatus,
  setPaymentState,
  setOrderNote,
  readOrderHistory,
  setDeliveryPrice,
  readOrderSums,
];
