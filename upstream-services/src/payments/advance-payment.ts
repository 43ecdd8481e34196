import type { AppContext } from '../context.ts';
import { texts } from '../texts.ts';
import { amountOf, ProviderFailure } from '../yookassa/index.ts';
import { abandonPayment, applyProviderPayment } from './apply.ts';
import { idempotencyKeyLifeMs } from './next-check.ts';
import { ordersPort } from './paid-orders.ts';
import { findPayment, type PaymentKey, type PaymentRow, readPayments } from './payment-repository.ts';
import { processRefunds } from './process-refunds.ts';
import { type AdvanceOptions, type ProviderContext, readProviderContext } from './provider-context.ts';
import { receiptOfPayment, type Tax } from './receipt.ts';
import { isPaymentCounted } from './states.ts';

/**
 * Body of the request that creates the payment. The provider binds an idempotency key to one body: where the order has changed between two tries, it
 * refuses the second, and another payment is begun.
 */
async function requestOf(context: AppContext, row: PaymentRow, tax: Tax): Promise<object> {
  const order = await ordersPort.get().read(context.db, row.merchant_id, row.order_id);
  const payments = await readPayments(context.db, row.merchant_id, [row.order_id]);
  return {
    amount: amountOf(row.amount),
    // СБП payments cannot be held: without `capture` the provider's page does not offer them.
    capture: row.capture,
    confirmation: { type: 'redirect', return_url: row.return_url },
    description: texts.payment.description(order.number),
    metadata: { order_id: row.order_id, payment_id: row.payment_id, merchant_id: row.merchant_id },
    ...receiptOfPayment(order, row.amount, tax, !payments.some(isPaymentCounted)),
  };
}

async function askByHint(
  context: AppContext,
  row: PaymentRow,
  means: ProviderContext,
  hint: string,
): Promise<PaymentRow | null> {
  try {
    return await applyProviderPayment(context, row, await context.yookassa.readPayment(means, hint), means.by);
  } catch (error) {
    if (error instanceof ProviderFailure && (error.kind === 'missing' || error.kind === 'mismatch')) return null;
    throw error;
  }
}

async function create(context: AppContext, row: PaymentRow, means: ProviderContext): Promise<PaymentRow> {
  try {
    const request = await requestOf(context, row, means.tax);
    const payment = await context.yookassa.createPayment({ ...means, key: row.payment_id }, request);
    return await applyProviderPayment(context, row, payment, means.by);
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.kind !== 'refused') throw error;
    context.log.warn({ payment: row.payment_id, reason: error.reason }, 'the provider refuses a payment');
    return abandonPayment(context, row, 'payment_provider', error.reason, means.by);
  }
}

async function meet(
  context: AppContext,
  row: PaymentRow,
  means: ProviderContext,
  hint: string | undefined,
): Promise<PaymentRow> {
  const { provider_id: id } = row;
  if (id !== null) return applyProviderPayment(context, row, await context.yookassa.readPayment(means, id), means.by);
  const found = hint === undefined ? null : await askByHint(context, row, means, hint);
  if (found) return found;
  if (row.status === 'canceled') return row;
  if (row.wanted === 'cancel') return abandonPayment(context, row, 'merchant', 'canceled_by_merchant', means.by);
  const isOld = context.now().getTime() - row.created_at.getTime() > idempotencyKeyLifeMs;
  return isOld ? abandonPayment(context, row, 'merchant', 'never_begun', means.by) : create(context, row, means);
}

function refusedOnly(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure && error.kind === 'refused') return error;
  throw error;
}

async function finish(context: AppContext, row: PaymentRow, means: ProviderContext): Promise<PaymentRow> {
  const { provider_id: id, wanted } = row;
  if (row.status !== 'waiting_for_capture' || id === null || wanted === null) return row;
  const asking = { ...means, key: `${row.payment_id}-${wanted}` };
  const request =
    wanted === 'cancel'
      ? context.yookassa.cancel(asking, id)
      : context.yookassa.capture(asking, id, { amount: amountOf(row.amount) });
  // After a refusal, the payment may have been captured or canceled otherwise, or have expired: its own state tells.
  const refusal = await request.then(() => null, refusedOnly);
  const after = await applyProviderPayment(context, row, await context.yookassa.readPayment(means, id), means.by);
  if (refusal && after.status === 'waiting_for_capture') throw refusal;
  return after;
}

/**
 * Advances a payment as far as it goes now: creates it, reads its state, captures, cancels or refunds what is wanted. Every step is idempotent: if
 * the process dies, the next call does the rest.
 * @throws ProviderFailure where the provider did not do its part
 */
export async function advancePayment(
  context: AppContext,
  key: PaymentKey,
  advancing: AdvanceOptions = {},
): Promise<PaymentRow> {
  const row = await findPayment(context.db, key);
  if (!row) throw new ProviderFailure('missing', 'no such payment');
  const means = await readProviderContext(context, row, advancing);
  const met = await meet(context, row, means, advancing.hint);
  const held = await finish(context, met, means);
  return processRefunds(context, held, means);
}

export async function advancePaymentWithin(context: AppContext, key: PaymentKey, within: number): Promise<void> {
  try {
    await advancePayment(context, key, { signal: AbortSignal.timeout(within) });
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    context.log.warn({ payment: key.paymentId, err: error }, 'a payment was not brought forward');
  }
}
