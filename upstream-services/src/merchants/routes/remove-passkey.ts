import { removePasskey } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { Refusal } from '../../common/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import { deletePasskey } from '../passkeys/repository.ts';

export default bindRoute(removePasskey, async ({ context, caller: { merchantId }, body: { passkey_id }, from }) => {
  await inTransaction(context, async (trx) => {
    if (!(await deletePasskey(trx, merchantId, passkey_id))) throw new Refusal('not_found');
    const line = { ...byMerchant(merchantId, from), subjectId: passkey_id };
    await audit(trx, { ...line, kind: 'passkey_removed' });
  });
  return { message: texts.saved };
});
