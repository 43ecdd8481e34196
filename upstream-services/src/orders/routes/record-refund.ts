import { kopecksOf, maxHandRefunds, recordRefund, roublesOf } from 'shared-contracts';
import { invalidField, Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { countHandRefunds, findHandRefund, insertHandRefund } from '../hand-refund-repository.ts';
import { heldByHand } from '../repository.ts';
import { changeOrder } from '../service.ts';

/**
 * Records that a part of money received by transfer or on receipt was refunded. If the order has become cheaper, the overpaid part is refunded first.
 * A refund of all that is held makes the order `refunded`, like the merchant's mark. Recorded once for an idempotency key.
 * @throws Refusal illegal_transition where nothing is held; idempotency_conflict, validation_failed, list_full
 */
export default bindRoute(recordRefund, async (call) => {
  const { order_id: orderId, amount: roubles, idempotency_key: key } = call.body;
  const changed = await changeOrder(call, orderId, async (order, trx) => {
    const of = { merchantId: call.caller.merchantId, orderId };
    const amount = kopecksOf(roubles);
    const earlier = await findHandRefund(trx, of.merchantId, key);
    if (earlier) {
      if (earlier.order_id !== orderId || earlier.amount !== amount) throw new Refusal('idempotency_conflict');
      return null;
    }
    const held = heldByHand(order);
    if (held <= 0) throw new Refusal('illegal_transition');
    if (amount > held) throw invalidField('amount', 'more than is left to give back', 'too_big');
    if ((await countHandRefunds(trx, of)) >= maxHandRefunds) {
      throw new Refusal('list_full', { limit: { of: 'refunds', most: maxHandRefunds } });
    }
    const isNew = await insertHandRefund(trx, of, { key, amount, at: call.context.now() });
    // A refund of another order has taken the key since it was looked up.
    if (!isNew) throw new Refusal('idempotency_conflict');
    if (amount === held) {
      const line = { kind: 'payment_state', was: order.payment_state, became: 'refunded' } as const;
      return { values: { payment_state: 'refunded' }, line };
    }
    const over = Math.max(0, held - order.total);
    const compensated = order.compensated + Math.max(0, amount - over);
    const line = { kind: 'refund', became: String(roublesOf(amount)) } as const;
    return { values: { refunded: order.refunded + amount, compensated }, line };
  });
  return { order: changed };
});
