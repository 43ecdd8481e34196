import type { AppContext } from '../context.ts';
import { amountOf, kopecksIn, ProviderFailure, type ProviderRefund } from '../yookassa/index.ts';
import { applyProviderPayment, keyOf } from './apply.ts';
import { idempotencyKeyLifeMs } from './next-check.ts';
import { ordersPort } from './paid-orders.ts';
import type { PaymentRow } from './payment-repository.ts';
import type { ProviderContext } from './provider-context.ts';
import { receiptOfRefund } from './receipt.ts';
import { type RefundRow, readRefunds, updateRefund } from './refund-repository.ts';

const sumOf = (refunds: readonly RefundRow[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

async function ask(
  context: AppContext,
  row: PaymentRow,
  refund: RefundRow,
  means: ProviderContext,
): Promise<ProviderRefund> {
  if (refund.provider_id !== null) return context.yookassa.readRefund(means, refund.provider_id);
  const order = await ordersPort.get().read(context.db, row.merchant_id, row.order_id);
  return context.yookassa.refund(
    { ...means, key: refund.refund_id },
    {
      payment_id: row.provider_id,
      amount: amountOf(refund.amount),
      ...receiptOfRefund(order, refund.amount, row.amount - row.released, means.tax),
    },
  );
}

async function giveOne(context: AppContext, row: PaymentRow, refund: RefundRow, means: ProviderContext) {
  const note = (change: Parameters<typeof updateRefund>[3]) =>
    updateRefund(context.db, row.merchant_id, refund.refund_id, change);
  try {
    const reported = await ask(context, row, refund, means);
    if (reported.payment_id !== row.provider_id || kopecksIn(reported.amount) !== refund.amount) {
      context.log.warn({ payment: row.payment_id, refund: refund.refund_id }, "the provider's refund is not ours");
      return new ProviderFailure('mismatch', 'refund');
    }
    const reason = reported.cancellation_details?.reason ?? null;
    await note({ status: reported.status, provider_id: reported.id, reason });
    return reported.status === 'canceled' ? new ProviderFailure('refused', reason ?? 'canceled') : null;
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.kind !== 'refused') throw error;
    await note({ status: 'canceled', reason: error.reason });
    return error;
  }
}

/**
 * Makes the refunds that the merchant requested, and reads from the provider how much was refunded. If an idempotency key is too old to be used
 * again, the payment's own state tells whether its refund was made.
 * @throws ProviderFailure where the provider refuses, after all the rest is done
 */
export async function processRefunds(
  context: AppContext,
  row: PaymentRow,
  means: ProviderContext,
): Promise<PaymentRow> {
  if (row.status !== 'succeeded' || row.provider_id === null) return row;
  const refunds = await readRefunds(context.db, keyOf(row));
  const open = refunds.filter(({ status }) => status === 'creating' || status === 'pending');
  if (open.length === 0) return row;
  let done = sumOf(refunds.filter(({ status }) => status === 'succeeded'));
  let refusal: ProviderFailure | null = null;
  for (const refund of open) {
    const age = context.now().getTime() - refund.created_at.getTime();
    if (refund.provider_id === null && age > idempotencyKeyLifeMs) {
      const isDone = row.refunded >= done + refund.amount;
      if (isDone) done += refund.amount;
      const change = isDone ? { status: 'succeeded' as const } : { status: 'canceled' as const, reason: 'never_begun' };
      await updateRefund(context.db, row.merchant_id, refund.refund_id, change);
    } else refusal = (await giveOne(context, row, refund, means)) ?? refusal;
  }
  const payment = await context.yookassa.readPayment(means, row.provider_id);
  const after = await applyProviderPayment(context, row, payment, means.by);
  if (refusal) throw refusal;
  return after;
}
