import { setDeliveryPrice } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import type { Trx } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { dueOf, readPayments } from '../../payments/index.ts';
import type { OrderRow } from '../repository.ts';
import { changeOrder } from '../service.ts';

const priceText = (price: number | undefined): string | null => (price === undefined ? null : String(price));

/**
 * Whether a price of the delivery can still be added to what is paid: nothing has been paid yet, or only the goods by card, and the rest is paid
 * separately (decision 4.4).
 */
async function awaitsDeliveryPrice(trx: Trx, order: OrderRow): Promise<boolean> {
  const { payment_method, payment_state, delivery_info, merchant_id, order_id } = order;
  if (payment_state === 'pending') return true;
  if (payment_method !== 'card' || payment_state === 'refunded') return false;
  const isKnown = delivery_info.delivery_price !== undefined;
  return !isKnown || dueOf(order.total, await readPayments(trx, merchant_id, [order_id])) > 0;
}

/**
 * Sets what the delivery costs, in roubles; null removes the price. Only where the shopper was told that the seller calculates it.
 * @throws Refusal illegal_transition where the price was known before, or is paid, or the order is over
 */
export default bindRoute(setDeliveryPrice, async (call) => {
  const { order_id, price } = call.body;
  const changed = await changeOrder(call, order_id, async (order, trx) => {
    const { delivery_price: before, delivery_price_by_seller: bySeller, ...info } = order.delivery_info;
    if ((before ?? null) === price) return null;
    const reckoned = before === undefined || bySeller === true;
    const over = order.status === 'completed' || order.status === 'canceled';
    if (!reckoned || over || !(await awaitsDeliveryPrice(trx, order))) throw new Refusal('illegal_transition');
    const after = price === null ? info : { ...info, delivery_price: price, delivery_price_by_seller: true };
    const line = { kind: 'delivery_price', was: priceText(before), became: priceText(price ?? undefined) } as const;
    return { values: { delivery_info: JSON.stringify(after), version: order.version + 1 }, line };
  });
  return { order: changed };
});
