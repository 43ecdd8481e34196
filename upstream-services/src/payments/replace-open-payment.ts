import { newId } from '../common/ids.ts';
import type { Trx } from '../db/transaction.ts';
import { firstCheckAt } from './next-check.ts';
import { insertPayment, isPaymentOpen, lockPayments, type PaymentKey, updatePayment } from './payment-repository.ts';
import { dueOf, isPaymentCounted } from './states.ts';

/** Why a payment was given up by us while the provider still takes it. */
export const orderChanged = 'order_changed';

export interface ChangedOrder {
  merchantId: string;
  orderId: string;
  /** Kopecks, as it is now. */
  total: number;
}

/**
 * Replaces the open payment where it asks for another sum than is due: the old one is given up, and one for the sum due now begins in the same
 * transaction, so that the goods stay reserved. If somebody still pays the old one, the provider reports it, and what is too much is refunded.
 * @param order      locked
 * @param goodsFirst whether the goods may still be paid for alone: an open payment that asks for less than is due stays until something is paid
 * @returns the new payment, of which the provider has not heard yet
 */
export async function replaceOpenPayment(
  trx: Trx,
  { merchantId, orderId, total }: ChangedOrder,
  at: Date,
  { goodsFirst }: { goodsFirst: boolean },
): Promise<PaymentKey | undefined> {
  const payments = await lockPayments(trx, merchantId, orderId);
  const open = payments.find(isPaymentOpen);
  const due = dueOf(total, payments);
  if (!open || open.amount === due) return;
  if (goodsFirst && open.amount < due && !payments.some(isPaymentCounted)) return;
  const gone = { status: 'canceled', cancel_party: 'merchant', cancel_reason: orderChanged } as const;
  // The provider is asked once more about a payment that it knows.
  const check = open.provider_id === null ? { check_at: null } : {};
  await updatePayment(trx, { merchantId, paymentId: open.payment_id }, { ...gone, ...check });
  if (due <= 0) return;
  const paymentId = newId();
  const { shop_id: shopId, capture, return_url: returnUrl } = open;
  const begun = { merchantId, orderId, paymentId, shopId, capture, returnUrl, at, checkAt: firstCheckAt(at) };
  await insertPayment(trx, begun, due);
  return { merchantId, paymentId };
}
