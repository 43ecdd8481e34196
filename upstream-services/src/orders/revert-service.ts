import type { OrderStatus, OrderWire, PaymentState } from 'shared-contracts';
import { audit } from '../audit/index.ts';
import { Refusal } from '../common/refusal.ts';
import type { ActingMerchant } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { unwantAfter, wantAfter } from '../payments/index.ts';
import { moveGoods } from './goods.ts';
import { read } from './read-service.ts';
import * as repository from './repository.ts';
import { revertableOf } from './revertable.ts';

/**
 * Takes the merchant's own last step back (decision 4.3), under the order's lock, so that a step which another device makes meanwhile is never
 * mistaken for it.
 * @param step which one; it was taken back already: nothing changes
 * @throws Refusal revert_over; sold_out, slot_taken or promo_used_up where what a canceled order had is others' by now
 */
export async function revert(
  { context, caller, from }: ActingMerchant,
  orderId: string,
  step: string,
): Promise<OrderWire> {
  const { merchantId } = caller;
  const changed = await inTransaction(context, async (trx) => {
    const order = await repository.lockOrder(trx, merchantId, orderId);
    if (order.reverted_step === step) return null;
    const last = revertableOf(order, context.now());
    if (last?.step !== step) throw new Refusal('revert_over');
    // What the order was before is one of its own states: the step kept it.
    const before =
      last.kind === 'status'
        ? { status: last.from as OrderStatus, cancel_reason: null }
        : { payment_state: last.from as PaymentState, paid: null };
    const values = { ...before, last_step: null, reverted_step: step, updated_at: context.now() };
    const isSeen = await moveGoods(context, trx, order, before);
    await repository.updateOrder(trx, merchantId, orderId, values);
    if (before.status && order.payment_method === 'card') {
      await unwantAfter(trx, merchantId, orderId, order.status);
      await wantAfter(context, trx, merchantId, orderId, before.status);
    }
    const change = `${last.kind}_reverted` as const;
    const who = { merchantId, actor: 'merchant', actorId: merchantId, subjectId: orderId, from } as const;
    await audit(trx, { ...who, kind: `order_${change}`, was: last.to, became: last.from, reverts: step });
    return { isSeen, live: { order_id: orderId, order_number: String(order.number), change } };
  });
  if (changed?.isSeen) context.shops.forget(merchantId);
  if (changed) context.live.order(merchantId, changed.live);
  return read(context, merchantId, orderId);
}
