import { newId } from '../common/ids.ts';
import type { AppContext } from '../context.ts';
import type { Trx } from '../db/transaction.ts';
import { paymentJob } from './jobs.ts';
import { firstCheckAt } from './next-check.ts';
import { insertPayment, isPaymentOpen, lockPayments, updatePayment } from './payment-repository.ts';
import { dueOf } from './states.ts';

/**
 * An order has come to cost something else: a payment that is open is of the sum of before. It is given up, and one of what is due now is begun
 * in its place, in the transaction of the change, so that the order's goods stay held. Whoever pays the old one all the same has paid: the provider
 * says so, and what is too much is given back.
 * @param order locked; `total` in kopecks, as it is now
 */
export async function renewOpen(
  { jobs, now }: AppContext,
  trx: Trx,
  { merchantId, orderId, total }: { merchantId: string; orderId: string; total: number },
): Promise<void> {
  const payments = await lockPayments(trx, merchantId, orderId);
  const open = payments.find(isPaymentOpen);
  const due = dueOf(total, payments);
  if (!open || open.amount === due) return;
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
