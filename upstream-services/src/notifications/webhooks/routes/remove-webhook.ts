import { removeWebhook } from 'shared-contracts';
import { audit, byMerchant } from '../../../audit/index.ts';
import { Refusal } from '../../../common/refusal.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { bindRoute } from '../../../http/bind.ts';
import { deleteRow } from '../repository.ts';

export default bindRoute(removeWebhook, async ({ context, caller: { merchantId }, body: { webhook_id }, from }) => {
  await inTransaction(context, async (trx) => {
    const url = await deleteRow(trx, merchantId, webhook_id);
    if (url === undefined) throw new Refusal('not_found');
    const line = { ...byMerchant(merchantId, from), subjectId: webhook_id, was: new URL(url).host };
    await audit(trx, { ...line, kind: 'webhook_removed' });
  });
  return {};
});
