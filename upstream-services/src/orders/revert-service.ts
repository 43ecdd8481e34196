import { type OrderStatus, type OrderWire, type PaymentState, roublesOf } from 'shared-contracts';
import { type AuditLine, audit, byMerchant } from '../audit/index.ts';
import { Refusal } from '../common/refusal.ts';
import { inTransaction } from '../db/transaction.ts';
import type { ActingMerchant } from '../http/bind.ts';
import { scheduleCapture, unscheduleCapture } from '../payments/index.ts';
import { updateReservation } from './goods.ts';
import { readOrderWire } from './read-service.ts';
import * as repository from './repository.ts';
import { findRevertableStep } from './revertable.ts';

type LastStep = NonNullable<repository.OrderRow['last_step']>;

interface Before {
  status?: OrderStatus;
  cancel_reason?: null;
  payment_state?: PaymentState;
  paid?: null;
  refunded?: number;
  compensated?: number;
}

function undoOf(last: LastStep): { before: Before; line: Pick<AuditLine, 'was' | 'became'> } {
  if (last.kind === 'refund') {
    const { from: refunded, to, compensated } = last;
    return { before: { refunded, compensated }, line: { was: String(roublesOf(to - refunded)) } };
  }
  const line = { was: last.to, became: last.from };
  if (last.kind === 'status') return { before: { status: last.from as OrderStatus, cancel_reason: null }, line };
  const payment_state = last.from as PaymentState;
  // Reverting the mark that money came also forgets its sum; reverting the mark that it was refunded keeps the sum.
  return { before: { payment_state, ...(payment_state === 'succeeded' ? {} : { paid: null }) }, line };
}

/**
 * Reverts the merchant's own last step (decision 4.3), under the order's lock, so that it never reverts a step that another device makes meanwhile.
 * @param step id of the step; if it was reverted already, nothing changes
 * @throws Refusal revert_over; sold_out, slot_taken or promo_used_up where goods, interval or use of a canceled order have been taken by others
 */
export async function revertOrder(
  { context, caller, from }: ActingMerchant,
  orderId: string,
  step: string,
): Promise<OrderWire> {
  const { merchantId } = caller;
  const changed = await inTransaction(context, async (trx) => {
    const order = await repository.lockOrder(trx, merchantId, orderId);
    if (order.reverted_step === step) return null;
    const last = findRevertableStep(order, context.now())?.last;
    if (last?.id !== step) throw new Refusal('revert_over');
    const { before, line } = undoOf(last);
    const values = { ...before, last_step: null, reverted_step: step, updated_at: context.now() };
    const isSeen = await updateReservation(context, trx, order, before);
    await repository.updateOrder(trx, merchantId, orderId, values);
    if (before.status && order.payment_method === 'card') {
      await unscheduleCapture(trx, merchantId, orderId, order.status);
      await scheduleCapture(context, trx, merchantId, orderId, before.status);
    }
    const change = `${last.kind}_reverted` as const;
    const who = { ...byMerchant(merchantId, from), subjectId: orderId };
    await audit(trx, { ...who, ...line, kind: `order_${change}`, reverts: step });
    return { isSeen, live: { order_id: orderId, order_number: String(order.number), change } };
  });
  if (changed?.isSeen) context.shops.forget(merchantId);
  if (changed) context.live.order(merchantId, changed.live);
  return readOrderWire(context, merchantId, orderId);
}
