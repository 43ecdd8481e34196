import { notifyOfPayment, id as uuid } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { isSender } from '../../yookassa/index.ts';
import { paymentJob } from '../jobs.ts';
import { findNotified, noteNotified } from '../payment-repository.ts';

/**
 * Takes a notification as a hint only: a job reads the payment from the provider. Many notifications at once make one job. Unknown payments are
 * acknowledged too: else the provider would repeat the notification for a day.
 * @throws Refusal forbidden where the sender's address is not the provider's
 */
export default bindRoute(notifyOfPayment, async ({ context, body: { object }, from: { address } }) => {
  if (!isSender(address, context.config.stage)) {
    context.log.warn({ address }, 'a notification from an address that is not the provider’s');
    throw new Refusal('forbidden');
  }
  const hint = object.payment_id ?? object.id;
  const ours = uuid.safeParse(object.metadata?.payment_id).data ?? null;
  const found = await findNotified(context.db, hint, ours);
  if (!found) return {};
  const key = { merchantId: found.merchant_id, paymentId: found.payment_id };
  await inTransaction(context, async (trx) => {
    if (await noteNotified(trx, key)) await context.jobs.send(trx, paymentJob, { ...key, hint });
  });
  return {};
});
