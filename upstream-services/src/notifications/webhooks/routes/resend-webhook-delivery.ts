import { resendWebhookDelivery } from 'shared-contracts';
import { Refusal } from '../../../common/refusal.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { bindRoute } from '../../../http/bind.ts';
import { enforceRateLimit } from '../../../limits/index.ts';
import { noteResend } from '../repository.ts';
import { webhookJob } from '../webhook-job.ts';

export default bindRoute(resendWebhookDelivery, async ({ context, caller: { merchantId }, body: { delivery_id } }) => {
  await enforceRateLimit(context, ['webhooksByHand', merchantId]);
  await inTransaction(context, async (trx) => {
    const resends = await noteResend(trx, merchantId, delivery_id);
    if (resends === undefined) throw new Refusal('not_found');
    await context.jobs.send(trx, webhookJob, { merchant_id: merchantId, delivery_id, resends }, { owner: merchantId });
  });
  return {};
});
