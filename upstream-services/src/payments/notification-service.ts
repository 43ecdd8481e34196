import { type notifyOfPayment, id as uuid } from 'shared-contracts';
import type { z } from 'zod';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { isSender } from '../yookassa/index.ts';
import { paymentJob } from './jobs.ts';
import { findNotified, noteNotified } from './payment-repository.ts';

type Notification = z.output<typeof notifyOfPayment.request>;

/**
 * Takes a notification for the hint that it is: a job asks the provider. Many at once are one job. What it names and nobody knows is answered as well,
 * or it would be sent again for a day.
 * @param address of the sender
 * @throws Refusal forbidden where that is not the provider's
 */
export async function notified(context: AppContext, { object }: Notification, address: string): Promise<void> {
  if (!isSender(address, context.config.stage)) {
    context.log.warn({ address }, 'a notification from an address that is not the provider’s');
    throw new Refusal('forbidden');
  }
  const hint = object.payment_id ?? object.id;
  const ours = uuid.safeParse(object.metadata?.payment_id).data ?? null;
  const found = await findNotified(context.db, hint, ours);
  if (!found) return;
  const key = { merchantId: found.merchant_id, paymentId: found.payment_id };
  await inTransaction(context, async (trx) => {
    if (await noteNotified(trx, key)) await context.jobs.send(trx, paymentJob, { ...key, hint });
  });
}
