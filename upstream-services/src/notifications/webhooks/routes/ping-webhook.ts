import { pingWebhook } from 'shared-contracts';
import { Refusal } from '../../../common/refusal.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { bindRoute } from '../../../http/bind.ts';
import { enforceRateLimit } from '../../../limits/index.ts';
import { writeDelivery } from '../events.ts';
import { findRow } from '../repository.ts';

export default bindRoute(pingWebhook, async ({ context, caller: { merchantId }, body }) => {
  await enforceRateLimit(context, ['webhooksByHand', merchantId]);
  await inTransaction(context, async (trx) => {
    const webhook = await findRow(trx, merchantId, body.webhook_id);
    if (!webhook) throw new Refusal('not_found');
    await writeDelivery(context, trx, merchantId, webhook, { event: 'ping', at: context.now(), data: {} });
  });
  return {};
});
