import type { AppContext } from '../context.ts';
import type { Trx } from '../db/transaction.ts';
import { paymentJob } from './jobs.ts';
import { type ChangedOrder, replaceOpenPayment } from './replace-open-payment.ts';

/** Replaces the open payment of an order whose price has changed ({@link replaceOpenPayment}), and begins the new one at once. */
export async function renewOpenPayment(
  { jobs, now }: AppContext,
  trx: Trx,
  order: ChangedOrder,
  goods: { goodsFirst: boolean },
): Promise<void> {
  const begun = await replaceOpenPayment(trx, order, now(), goods);
  if (begun) await jobs.send(trx, paymentJob, begun);
}
