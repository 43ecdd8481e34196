import { kopecksOf } from 'shared-contracts';
import { audit, byMerchant } from '../audit/index.ts';
import { newId } from '../common/ids.ts';
import { invalidField, Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import type { MerchantCall } from '../http/bind.ts';
import { advancePayment } from './advance-payment.ts';
import type { PaymentActor } from './apply.ts';
import { firstCheckAt } from './next-check.ts';
import { ordersPort } from './paid-orders.ts';
import { lockPayments, type PaymentRow, updatePayment } from './payment-repository.ts';
import { insertRefund, type RefundRow, readRefunds, readRequested } from './refund-repository.ts';
import { refusalOf } from './refusal.ts';
import { overpaidOf } from './states.ts';

const within = 8_000;
const mostRefunds = 100;

const actorOf = ({ caller: { merchantId }, from }: MerchantCall): PaymentActor => ({
  actor: 'merchant',
  actorId: merchantId,
  from,
});

const has = (payments: readonly PaymentRow[], status: PaymentRow['status']) =>
  payments.some((payment) => payment.status === status);

const lockOf = async (trx: Trx, merchantId: string, orderId: string) => {
  const { total } = await ordersPort.get().lock(trx, merchantId, orderId);
  return { total, payments: await lockPayments(trx, merchantId, orderId) };
};

async function bringForward(call: MerchantCall, paymentIds: readonly string[]): Promise<PaymentRow[]> {
  const { context, caller } = call;
  const rows: PaymentRow[] = [];
  const signal = AbortSignal.timeout(within);
  for (const paymentId of paymentIds) {
    const advancing = advancePayment(
      context,
      { merchantId: caller.merchantId, paymentId },
      { by: actorOf(call), signal },
    );
    rows.push(
      await advancing.catch((error: unknown) => {
        throw refusalOf(error);
      }),
    );
  }
  return rows;
}

/**
 * Captures the money that is held for an order, or cancels the hold. The wanted operation is stored first, so that it is done even where this process
 * ends.
 * @throws Refusal illegal_transition where nothing is held; payment_unavailable, payment_refused
 */
async function settleHeld(call: MerchantCall, orderId: string, wanted: 'capture' | 'cancel'): Promise<void> {
  const { context, caller, from } = call;
  const { merchantId } = caller;
  const done = wanted === 'capture' ? 'succeeded' : 'canceled';
  const held = await inTransaction(context, async (trx) => {
    const { payments } = await lockOf(trx, merchantId, orderId);
    const found = payments.filter(({ status }) => status === 'waiting_for_capture').map(({ payment_id: id }) => id);
    if (found.length === 0 && payments.at(-1)?.status !== done) throw new Refusal('illegal_transition');
    for (const paymentId of found) {
      await updatePayment(trx, { merchantId, paymentId }, { wanted, check_at: firstCheckAt(context.now()) });
      const line = { ...byMerchant(merchantId, from), subjectId: paymentId };
      await audit(trx, { ...line, kind: `payment_${wanted}` });
    }
    return found;
  });
  const rows = await bringForward(call, held);
  if (rows.some(({ status }) => status !== done)) throw new Refusal('payment_refused');
}

export const captureHeldPayment = (call: MerchantCall, orderId: string): Promise<void> =>
  settleHeld(call, orderId, 'capture');

export const cancelHeldPayment = (call: MerchantCall, orderId: string): Promise<void> =>
  settleHeld(call, orderId, 'cancel');

const sumOf = (refunds: readonly RefundRow[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

async function leftOf(trx: Trx, row: PaymentRow): Promise<number> {
  const refunds = await readRefunds(trx, { merchantId: row.merchant_id, paymentId: row.payment_id });
  if (refunds.length >= mostRefunds) throw new Refusal('list_full', { limit: { of: 'refunds', most: mostRefunds } });
  const open = refunds.filter(({ status }) => status === 'creating' || status === 'pending');
  const done = refunds.filter(({ status }) => status === 'succeeded');
  return row.amount - row.released - Math.max(row.refunded, sumOf(done)) - sumOf(open);
}

async function writeRefunds(
  context: AppContext,
  trx: Trx,
  { paid, over }: { paid: readonly PaymentRow[]; over: number },
  key: string,
  requested: number | undefined,
): Promise<string[]> {
  const lefts = await Promise.all(paid.map(async (row) => ({ row, left: await leftOf(trx, row) })));
  const all = lefts.reduce((sum, { left }) => sum + left, 0);
  let rest = requested ?? all;
  if (all <= 0) throw new Refusal('illegal_transition');
  if (rest > all) throw invalidField('amount', 'more than is left to give back', 'too_big');
  let restOver = over;
  const touched: string[] = [];
  for (const { row, left } of lefts.reverse()) {
    const amount = Math.min(rest, left);
    if (amount <= 0) continue;
    rest -= amount;
    const created_at = context.now();
    const difference = Math.min(amount, restOver);
    restOver -= difference;
    const of = { refund_id: newId(), payment_id: row.payment_id, idempotency_key: key };
    const refund = { ...of, amount, difference, created_at };
    await insertRefund(trx, row.merchant_id, refund);
    const payment = { merchantId: row.merchant_id, paymentId: row.payment_id };
    await updatePayment(trx, payment, { check_at: firstCheckAt(created_at) });
    touched.push(row.payment_id);
  }
  return touched;
}

/**
 * Refunds money. A repeated key refunds nothing more.
 * @param roubles amount; all that is left if absent
 * @throws Refusal illegal_transition where nothing is left; idempotency_conflict, validation_failed, payment_unavailable, payment_refused
 */
export async function refund(call: MerchantCall, orderId: string, key: string, roubles?: number): Promise<void> {
  const { context, caller, from } = call;
  const { merchantId } = caller;
  const requested = roubles === undefined ? undefined : kopecksOf(roubles);
  const touched = await inTransaction(context, async (trx) => {
    const { total, payments } = await lockOf(trx, merchantId, orderId);
    const earlier = await readRequested(trx, merchantId, key);
    if (earlier.length > 0) {
      const isSame =
        earlier.every(({ payment_id: id }) => payments.some(({ payment_id }) => payment_id === id)) &&
        (requested === undefined || requested === sumOf(earlier));
      if (!isSame) throw new Refusal('idempotency_conflict');
      if (earlier.some(({ status }) => status === 'canceled')) throw new Refusal('payment_refused');
      return earlier.filter(({ status }) => status !== 'succeeded').map(({ payment_id }) => payment_id);
    }
    if (!has(payments, 'succeeded')) throw new Refusal('illegal_transition');
    const paid = payments.filter(({ status }) => status === 'succeeded');
    const written = await writeRefunds(context, trx, { paid, over: overpaidOf(total, payments) }, key, requested);
    const line = { ...byMerchant(merchantId, from), subjectId: key };
    await audit(trx, { ...line, kind: 'payment_refund', became: roubles === undefined ? 'all' : String(roubles) });
    return written;
  });
  await bringForward(call, touched);
}
