import type { OrderStatus, PaymentState, PaymentType } from 'shared-contracts';
import { releaseOrderStock, reserveOrderStockAgain } from '../catalogue/index.ts';
import type { AppContext } from '../context.ts';
import type { Trx } from '../db/transaction.ts';
import { reclaimDeliveryInterval, releaseDeliveryInterval } from './delivery-intervals.ts';
import { reclaimPromoUse, releasePromoUse } from './promo/uses.ts';
import { readLines, setLineStockSizes } from './repository.ts';

interface Standing {
  status: OrderStatus;
  payment_state: PaymentState;
  payment_method: PaymentType;
}

export const holdsGoods = ({ status, payment_state, payment_method }: Standing): boolean =>
  status !== 'canceled' && !(payment_method === 'card' && payment_state === 'canceled');

/**
 * Releases an order's goods, delivery interval and use of a promo code, or reserves them again, where a step changes whether the order holds them.
 * Call it in the transaction of the step, under the order's lock and before the order is updated: that update locks the day's sums, which a checkout
 * locks after its shop. Call `context.shops.forget` after the transaction.
 * @returns whether public data of the shop has changed
 * @throws Refusal sold_out, slot_taken, promo_used_up where too little is left, and nothing has been paid
 */
export async function updateReservation(
  context: AppContext,
  trx: Trx,
  order: Standing & { merchant_id: string; order_id: string },
  after: Partial<Standing>,
): Promise<boolean> {
  const key = { merchantId: order.merchant_id, orderId: order.order_id };
  // A renewed payment reserves the goods before the order's state changes, so `releaseReservation` looks at the lines and not at the state.
  if (!holdsGoods({ ...order, ...after })) return releaseReservation(context, trx, key);
  return !holdsGoods(order) && restoreReservation(context, trx, key, isPaid({ ...order, ...after }));
}

const isPaid = ({ payment_state }: Standing): boolean =>
  payment_state === 'succeeded' || payment_state === 'waiting_for_capture';

interface OrderKey {
  merchantId: string;
  orderId: string;
}

const goodsOf = async (trx: Trx, key: OrderKey) => ({
  ...key,
  lines: await readLines(trx, key.merchantId, [key.orderId]),
});

async function releaseReservation(context: AppContext, trx: Trx, key: OrderKey): Promise<boolean> {
  await releaseDeliveryInterval(trx, key);
  await releasePromoUse(trx, key);
  const free = await releaseOrderStock(trx, context.now(), await goodsOf(trx, key));
  await setLineStockSizes(trx, key, new Map(free.map((line) => [line, null])));
  return free.length > 0;
}

export async function restoreReservation(
  context: AppContext,
  trx: Trx,
  key: OrderKey,
  isPaidFor: boolean,
): Promise<boolean> {
  await reclaimDeliveryInterval(trx, key, context.now(), isPaidFor);
  await reclaimPromoUse(trx, key, context.now(), isPaidFor);
  const held = await reserveOrderStockAgain(trx, context.now(), await goodsOf(trx, key), isPaidFor);
  await setLineStockSizes(trx, key, held);
  return held.size > 0;
}
