import type { OrderStatus } from 'shared-contracts';
import type { AppContext } from '../context.ts';
import type { Trx } from '../db/transaction.ts';
import { paymentJob } from './jobs.ts';
import { clearWantedOperation, setWantedOperation } from './payment-repository.ts';

/**
 * Sets what an order's new status means for its payments, in the transaction of the status: held money is captured once the order is accepted, and
 * canceled with the order. Received money stays: refunding it is the merchant's own step.
 */
export async function scheduleCapture(
  { jobs }: AppContext,
  trx: Trx,
  merchantId: string,
  orderId: string,
  status: OrderStatus,
) {
  if (status === 'created') return;
  const wanting = await setWantedOperation(trx, merchantId, orderId, status === 'canceled' ? 'cancel' : 'capture');
  for (const { payment_id: paymentId } of wanting) await jobs.send(trx, paymentJob, { merchantId, paymentId });
}

export async function unscheduleCapture(
  trx: Trx,
  merchantId: string,
  orderId: string,
  status: OrderStatus,
): Promise<void> {
  await clearWantedOperation(trx, merchantId, orderId, status === 'canceled' ? 'cancel' : 'capture');
}
