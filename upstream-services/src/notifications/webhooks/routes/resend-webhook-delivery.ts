import { resendWebhookDelivery } from 'shared-contracts';
import { Refusal } from '../../../common/refusal.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { bindRoute } from '../../../http/bind.ts';
import { enforceRateLimit } from '../../../limits/index.ts';
import { setWaiting } from '../repository.ts';
import { webhookJob } from '../webhook-job.ts';

export default bindRoute(resendWebhookDelivery, async ({ context, caller: { merchantId }, body: { delivery_id } }) => {
  await enforceRateLimit(context, ['webhooksByHand', merchantId]);
  await inTransaction(context, async (trx) => {
    if (!(await setWaiting(trx, merchantId, delivery_id))) throw new Refusal('not_found');
    await context.jobs.send(trx, webhookJob, { merchant_id: merchantId, delivery_id }, { owner: merchantId });
  });
  return {};
});
