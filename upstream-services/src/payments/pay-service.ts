import { createConcurrencyLimit } from 'shared-node';
import { newId } from '../common/ids.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { enforceRateLimit } from '../limits/index.ts';
import { ProviderFailure } from '../yookassa/index.ts';
import { advancePayment, advancePaymentWithin } from './advance-payment.ts';
import { firstCheckAt } from './next-check.ts';
import { ordersPort } from './paid-orders.ts';
import {
  claimPaymentRefresh,
  findPayment,
  insertPayment,
  isPaymentOpen,
  lockPayments,
  type PaymentKey,
  type PaymentRow,
} from './payment-repository.ts';
import { readCardAccount } from './profile-repository.ts';
import { refusalOf } from './refusal.ts';
import { dueOf, paymentStateOf } from './states.ts';

const withinCheckout = 2_500;
const withinPress = 6_000;
const withinLook = 2_500;
const lookEvery = 3_000;
const mostPayments = 50;

/** Anybody can look at an order's page: looks take at most half of the calls to the provider that may run, of a shop and in all. */
const acquireLook = createConcurrencyLimit({ atOnce: 32, ofOne: 4, waiting: 0 });

export const beginPayment = (context: AppContext, key: PaymentKey): Promise<void> =>
  advancePaymentWithin(context, key, withinCheckout);

export const canPay = (order: { status: string; total: number }, payments: readonly PaymentRow[]): boolean =>
  order.status !== 'canceled' && dueOf(order.total, payments) > 0 && paymentStateOf(payments) !== 'refunded';

/** The open payment, or a new one for what is still due, stored before the provider is called. */
const openPayment = (
  context: AppContext,
  merchantId: string,
  orderId: string,
  returnUrl: string,
): Promise<PaymentKey> =>
  inTransaction(context, async (trx) => {
    const order = await ordersPort.get().lock(trx, merchantId, orderId);
    const payments = await lockPayments(trx, merchantId, orderId);
    if (!canPay(order, payments)) throw new Refusal('illegal_transition');
    const open = payments.find(isPaymentOpen);
    if (open) return { merchantId, paymentId: open.payment_id };
    if (payments.length >= mostPayments)
      throw new Refusal('list_full', { limit: { of: 'payments', most: mostPayments } });
    const account = await readCardAccount(trx, merchantId);
    if (!account) throw new Refusal('payment_unavailable');
    await ordersPort.get().holdAgain(context, trx, { merchantId, orderId });
    const at = context.now();
    const payment = {
      merchantId,
      orderId,
      paymentId: newId(),
      shopId: account.card_shop_id,
      capture: account.capture === 'at_once',
      returnUrl,
      at,
      checkAt: firstCheckAt(at),
    };
    await insertPayment(trx, payment, dueOf(order.total, payments));
    return { merchantId, paymentId: payment.paymentId };
  });

/**
 * Starts paying an order: by the open payment, or by a new one if there is none, or if it turns out to have failed.
 * @param returnUrl page to which the shopper returns
 * @throws Refusal illegal_transition, list_full, rate_limited, sold_out, payment_unavailable, payment_refused
 */
export async function startOrderPayment(
  context: AppContext,
  merchantId: string,
  orderId: string,
  returnUrl: string,
): Promise<void> {
  await enforceRateLimit(context, ['ordersPaid', orderId]);
  for (let tries = 0; tries < 2; tries++) {
    const key = await openPayment(context, merchantId, orderId, returnUrl);
    const row = await advancePayment(context, key, { signal: AbortSignal.timeout(withinPress) }).catch(
      async (error) => {
        const known = await findPayment(context.db, key);
        // The provider fails now, but has given a payment page before: there the shopper may still pay.
        if (error instanceof ProviderFailure && known?.status === 'pending' && known.confirmation_url) return known;
        throw refusalOf(error);
      },
    );
    if (row.status !== 'canceled') return;
    if (row.provider_id === null) throw new Refusal('payment_refused');
  }
  throw new Refusal('payment_refused');
}

export async function refreshPayment(context: AppContext, payments: readonly PaymentRow[]): Promise<boolean> {
  const waiting = payments.findLast(({ status }) => status !== 'succeeded' && status !== 'canceled');
  if (!waiting) return false;
  const key = { merchantId: waiting.merchant_id, paymentId: waiting.payment_id };
  const release = await acquireLook(key.merchantId);
  if (!release) return false;
  try {
    const now = context.now();
    if (!(await claimPaymentRefresh(context.db, key, now, new Date(now.getTime() - lookEvery)))) return false;
    await advancePaymentWithin(context, key, withinLook);
    return true;
  } finally {
    release();
  }
}
