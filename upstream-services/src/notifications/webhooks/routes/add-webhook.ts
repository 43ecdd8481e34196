import { addWebhook, maxWebhooks } from 'shared-contracts';
import { audit, byMerchant } from '../../../audit/index.ts';
import { newId } from '../../../common/ids.ts';
import { invalidField, Refusal } from '../../../common/refusal.ts';
import { seal } from '../../../common/seal.ts';
import type { AppContext } from '../../../context.ts';
import { violatedUniqueConstraint } from '../../../db/errors.ts';
import { inTransaction, lockShop } from '../../../db/transaction.ts';
import { bindRoute } from '../../../http/bind.ts';
import { AddressRefused, checkAddress } from '../../../outgoing/index.ts';
import { insertWebhook, listRows } from '../repository.ts';
import { newWebhookSecret } from '../sign.ts';
import { wireOf } from '../wire.ts';

function checkUrl({ config }: AppContext, url: string): void {
  try {
    const isAllowed = checkAddress(new URL(url), config.webhookHosts);
    if (!isAllowed && !url.startsWith('https:')) throw new AddressRefused('not https');
  } catch (error) {
    if (error instanceof AddressRefused) throw invalidField('url', error.message, 'invalid_format');
    throw error;
  }
}

export default bindRoute(addWebhook, async ({ context, caller: { merchantId }, body, from }) => {
  const url = new URL(body.url).href;
  checkUrl(context, url);
  const secret = newWebhookSecret();
  const sealed_secret = seal(context.config.secretKey, merchantId, secret);
  const row = { webhook_id: newId(), url, sealed_secret, created_at: context.now() };
  try {
    await inTransaction(context, async (trx) => {
      await lockShop(trx, merchantId);
      if ((await listRows(trx, merchantId)).length >= maxWebhooks) throw new Refusal('conflict');
      await insertWebhook(trx, merchantId, row);
      const line = { ...byMerchant(merchantId, from), subjectId: row.webhook_id, became: new URL(url).host };
      await audit(trx, { ...line, kind: 'webhook_added' });
    });
  } catch (error) {
    throw violatedUniqueConstraint(error) === 'webhooks_url' ? new Refusal('already_exists') : error;
  }
  return { webhook: wireOf(row), secret };
});
