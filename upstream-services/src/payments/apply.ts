import type { AuditLine } from '../audit/index.ts';
import type { AppContext } from '../context.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import { kopecksIn, ProviderFailure, type ProviderPayment } from '../yookassa/index.ts';
import { nextCheck } from './next-check.ts';
import { ordersPort } from './paid-orders.ts';
import { lockPayments, type PaymentRow, updatePayment } from './payment-repository.ts';
import { readRefunds } from './refund-repository.ts';
import { orderChanged, replaceOpenPayment } from './replace-open-payment.ts';
import { dueOf, isPaymentCounted, mergeProviderState, paidOf, paymentStateOf, refundedOf } from './states.ts';

export type PaymentActor = Pick<AuditLine, 'actor' | 'actorId' | 'from'>;

export const systemActor: PaymentActor = { actor: 'system', from: { requestId: '', address: '' } };

export const keyOf = (row: PaymentRow) => ({ merchantId: row.merchant_id, paymentId: row.payment_id });

/**
 * Kopecks that were held and never captured: a merchant can capture less in the provider's own office, and the payment's amount is lower from then
 * on.
 * @returns null where the provider's amount cannot belong to this payment
 */
function releasedOf(row: PaymentRow, reported: ProviderPayment): number | null {
  const amount = kopecksIn(reported.amount);
  if (amount === null || amount <= 0 || amount > row.amount) return null;
  if (row.status === 'succeeded') return row.amount - amount === row.released ? row.released : null;
  if (amount === row.amount) return 0;
  const isPart = !row.capture && row.provider_id !== null && reported.status === 'succeeded';
  return isPart ? row.amount - amount : null;
}

function differences(row: PaymentRow, reported: ProviderPayment): string[] {
  const { metadata, recipient } = reported;
  const is = {
    id: row.provider_id === null || reported.id === row.provider_id,
    amount: releasedOf(row, reported) !== null,
    payment: metadata.payment_id === row.payment_id,
    order: metadata.order_id === row.order_id,
    shop: metadata.merchant_id === row.merchant_id,
    account: recipient === undefined || recipient.account_id === row.shop_id,
  };
  return Object.entries(is).flatMap(([name, same]) => (same ? [] : [name]));
}

/**
 * The operation wanted of a payment now: money held for a canceled order is canceled, for an accepted one captured, without a request by the
 * merchant.
 */
function wantedOf(row: PaymentRow, orderStatus: string): PaymentRow['wanted'] {
  if (row.status === 'succeeded' || row.status === 'canceled') return null;
  if (row.wanted !== null || row.status !== 'waiting_for_capture') return row.wanted;
  if (orderStatus === 'canceled') return 'cancel';
  return orderStatus === 'created' ? null : 'capture';
}

/** A payment as it was before an edit replaced it: who pays the replaced one all the same has paid. */
const takenUpAgain = (row: PaymentRow): PaymentRow =>
  row.status === 'canceled' && row.cancel_reason === orderChanged
    ? { ...row, status: 'pending', cancel_party: null, cancel_reason: null }
    : row;

async function changePayment(
  context: AppContext,
  row: PaymentRow,
  by: PaymentActor,
  change: (current: PaymentRow) => PaymentRow,
): Promise<PaymentRow> {
  const [merchantId, orderId] = [row.merchant_id, row.order_id];
  const { after, live } = await inTransaction(context, async (trx) => {
    const order = await ordersPort.get().lock(trx, merchantId, orderId);
    const payments = await lockPayments(trx, merchantId, orderId);
    const current = payments.find(({ payment_id }) => payment_id === row.payment_id);
    if (!current) throw new Error('a payment is gone');
    const changed = change(current);
    const after = await withNextCheck(trx, { ...changed, wanted: wantedOf(changed, order.status) }, context.now());
    const { merchant_id, payment_id, order_id, shop_id, amount, capture, created_at, returned, refunding, ...values } =
      after;
    await updatePayment(trx, keyOf(after), values);
    const all = payments.map((payment) => (payment.payment_id === row.payment_id ? after : payment));
    const state = paymentStateOf(all);
    // An edit may leave nothing to pay: its payment was given up, and has not failed.
    const isUnneeded = state === 'canceled' && dueOf(order.total, all) <= 0;
    const become = { state: isUnneeded ? 'pending' : state, refunded: refundedOf(all), paid: paidOf(all) } as const;
    const live = await ordersPort.get().settle(context, trx, { merchantId, orderId }, become, by);
    if (isPaymentCounted(after) && !isPaymentCounted(current) && order.status !== 'canceled') {
      const due = { merchantId, orderId, total: order.total };
      await replaceOpenPayment(trx, due, context.now(), { goodsFirst: false });
    }
    return { after, live };
  });
  if (live) context.live.order(merchantId, live);
  // Goods that the order held may be in stock again, so the cached shop is out of date.
  if (live) context.shops.forget(merchantId);
  return after;
}

async function withNextCheck(trx: Trx, row: PaymentRow, now: Date): Promise<PaymentRow> {
  const refunds = row.status === 'succeeded' ? await readRefunds(trx, keyOf(row)) : [];
  const isRefunding = refunds.some(({ status }) => status === 'creating' || status === 'pending');
  return { ...row, check_at: nextCheck(row, isRefunding, now) };
}

/**
 * Applies what the provider reports of a payment, if it is this payment.
 * @throws ProviderFailure mismatch, and changes nothing
 */
export async function applyProviderPayment(
  context: AppContext,
  row: PaymentRow,
  reported: ProviderPayment,
  by: PaymentActor,
): Promise<PaymentRow> {
  const wrong = differences(row, reported);
  if (wrong.length > 0) {
    context.log.warn({ payment: row.payment_id, wrong }, "the provider's payment is not ours: nothing changes");
    throw new ProviderFailure('mismatch', wrong.join(' '));
  }
  const released = releasedOf(row, reported) ?? 0;
  if (released > row.released) {
    context.log.warn({ payment: row.payment_id, released }, 'less was taken at the provider than was held');
  }
  const refunded = reported.refunded_amount ? (kopecksIn(reported.refunded_amount) ?? 0) : 0;
  return changePayment(context, row, by, (given) => {
    const current = isPaymentCounted(reported) ? takenUpAgain(given) : given;
    return {
      ...mergeProviderState(
        { ...current, released: Math.max(current.released, released) },
        current.provider_id !== null,
        { status: reported.status, refunded },
      ),
      provider_id: reported.id,
      confirmation_url: reported.confirmation?.confirmation_url ?? current.confirmation_url,
      test: reported.test,
      expires_at: reported.expires_at ?? current.expires_at,
      captured_at: reported.captured_at ?? current.captured_at,
      cancel_party: reported.cancellation_details?.party ?? current.cancel_party,
      cancel_reason: reported.cancellation_details?.reason ?? current.cancel_reason,
      last_checked_at: context.now(),
    };
  });
}

/** Gives up a payment that the provider does not know. If the provider does know it, its notification is believed later. */
export const abandonPayment = (context: AppContext, row: PaymentRow, party: string, reason: string, by: PaymentActor) =>
  changePayment(context, row, by, (current) =>
    current.provider_id === null
      ? { ...current, status: 'canceled', cancel_party: party, cancel_reason: reason }
      : current,
  );
