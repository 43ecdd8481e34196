import type { Bound } from '../http/bind.ts';
import type { Owns } from '../http/owned.ts';
import { countOrders } from './repository.ts';
import cancelOrder from './routes/cancel-order.ts';
import checkout from './routes/checkout.ts';
import listOrders from './routes/list-orders.ts';
import readMerchantOrder from './routes/read-merchant-order.ts';
import readOrderHistory from './routes/read-order-history.ts';
import readOrderPageByToken from './routes/read-order-page-by-token.ts';
import readOrderSums from './routes/read-order-sums.ts';
import reportPayment from './routes/report-payment.ts';
import setDeliveryPrice from './routes/set-delivery-price.ts';
import setOrderNote from './routes/set-order-note.ts';
import setOrderStatus from './routes/set-order-status.ts';
import setPaymentState from './routes/set-payment-state.ts';

export { serveOrderEvents } from './order-events.ts';

export const ownsOrders: Owns = async ({ db }, merchantId, ids) =>
  (await countOrders(db, merchantId, ids)) === ids.length;

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
