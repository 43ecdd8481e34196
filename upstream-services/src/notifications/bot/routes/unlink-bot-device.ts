import { unlinkBotDevice } from 'shared-contracts';
import { audit, byMerchant } from '../../../audit/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { bindRoute } from '../../../http/bind.ts';
import { unlinkChat } from '../chat-repository.ts';
import { readDevices } from '../service.ts';

export default bindRoute(unlinkBotDevice, async ({ context, caller: { merchantId }, body: { device_id }, from }) => {
  await inTransaction(context, async (trx) => {
    if (!(await unlinkChat(trx, merchantId, device_id))) return;
    const line = { ...byMerchant(merchantId, from), subjectId: device_id };
    await audit(trx, { ...line, kind: 'bot_unlinked' });
  });
  return readDevices(context, merchantId);
});
