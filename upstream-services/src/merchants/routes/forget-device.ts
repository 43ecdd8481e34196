import { forgetDevice } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { Refusal } from '../../common/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { deleteDevice } from '../device-repository.ts';
import { endEmailChangeWithSession } from '../email-change-repository.ts';
import { deleteTokensOf } from '../token-repository.ts';

export default bindRoute(forgetDevice, async ({ context, caller: { merchantId }, body: { device_id }, from }) => {
  const revoked = await inTransaction(context, async (trx) => {
    if (!(await deleteDevice(trx, merchantId, device_id))) throw new Refusal('not_found');
    const line = { ...byMerchant(merchantId, from), subjectId: device_id };
    await audit(trx, { ...line, kind: 'device_forgotten' });
    const ended = await deleteTokensOf(trx, merchantId, device_id);
    await endEmailChangeWithSession(trx, merchantId);
    return ended;
  });
  context.live.sessionsEnded(merchantId);
  return { revoked };
});
