import { newId } from '../common/ids.ts';
import type { AppContext } from '../context.ts';
import type { Trx } from '../db/transaction.ts';
import { paymentJob } from './jobs.ts';
import { firstCheckAt } from './next-check.ts';
import { insertPayment, isPaymentOpen, lockPayments, updatePayment } from './payment-repository.ts';
import { dueOf, isPaymentCounted } from './states.ts';

/**
 * Replaces the open payment after the order's price has changed: the old one is given up, and one for the sum due now begins in the transaction of
 * the change, so that the goods stay reserved. If somebody still pays the old one, the provider reports it, and what is too much is refunded.
 * @param order      locked; `total` in kopecks, as it is now
 * @param goodsFirst whether the goods may still be paid for alone: an open payment that asks for less than is due stays until something is paid
 */
export async function renewOpenPayment(
  { jobs, now }: AppContext,
  trx: Trx,
  { merchantId, orderId, total }: { merchantId: string; orderId: string; total: number },
  { goodsFirst }: { goodsFirst: boolean },
): Promise<void> {
  const payments = await lockPayments(trx, merchantId, orderId);
  const open = payments.find(isPaymentOpen);
  const due = dueOf(total, payments);
  if (!open || open.amount === due) return;
  if (goodsFirst && open.amount < due && !payments.some(isPaymentCounted)) return;
  const gone = { status: 'canceled', cancel_party: 'merchant', cancel_reason: 'order_changed' } as const;
  await updatePayment(trx, { merchantId, paymentId: open.payment_id }, gone);
  if (due <= 0) return;
  const at = now();
  const paymentId = newId();
  const { shop_id: shopId, capture, return_url: returnUrl } = open;
  const begun = { merchantId, orderId, paymentId, shopId, capture, returnUrl, at, checkAt: firstCheckAt(at) };
  await insertPayment(trx, begun, due);
  await jobs.send(trx, paymentJob, { merchantId, paymentId });
}
