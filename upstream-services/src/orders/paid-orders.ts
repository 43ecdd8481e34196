import { kopecksOf, roublesOf, sumDiscounts } from 'shared-contracts';
import { type AuditLine, audit } from '../audit/index.ts';
import type { PaidOrders } from '../payments/index.ts';
import { holdsGoods, restoreReservation, updateReservation } from './goods.ts';
import { findOrder, lockOrder, readLines, updateOrder } from './repository.ts';

export const paidOrders: PaidOrders = {
  async read(db, merchantId, orderId) {
    const [order, lines] = await Promise.all([
      findOrder(db, merchantId, orderId),
      readLines(db, merchantId, [orderId]),
    ]);
    if (!order) throw new Error('a payment without its order');
    const { delivery_price = 0, email, contact_phone_number: phone } = order.delivery_info;
    const { number, status, total, discounts } = order;
    const deliveryPrice = kopecksOf(delivery_price);
    return { number, status, total, discount: sumDiscounts(discounts), deliveryPrice, email, phone, lines };
  },
  lock: lockOrder,
  async holdAgain(context, trx, key) {
    const order = await lockOrder(trx, key.merchantId, key.orderId);
    if (!holdsGoods(order)) await restoreReservation(context, trx, key, false);
  },
  async settle(context, trx, { merchantId, orderId }, { state, refunded, paid }, by) {
    const order = await lockOrder(trx, merchantId, orderId);
    const back = refunded - order.refunded;
    // A payment of a rest that was due does not change the state: it is told as received money all the same.
    const more = order.payment_state === state && order.paid !== null && paid > order.paid;
    const changed = order.payment_state !== state;
    await updateReservation(context, trx, order, { payment_state: state });
    if (!changed && !more && back === 0) return null;
    await updateOrder(trx, merchantId, orderId, {
      payment_state: state,
      refunded,
      paid: paid || null,
      updated_at: context.now(),
    });

    const lines: AuditLine[] = [];
    const of = { merchantId, subjectId: orderId, ...by };
    if (back !== 0) lines.push({ ...of, kind: 'order_refund', became: String(roublesOf(back)) });
    if (changed || more) {
      lines.push({ ...of, kind: 'order_payment_state', was: order.payment_state, became: state });
    }
    await audit(trx, ...lines);
    const change = changed || more ? 'payment_state' : 'refund';
    return { order_id: orderId, order_number: String(order.number), change };
  },
};
