import { renamePasskey } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { Refusal } from '../../common/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import { setPasskeyName } from '../passkeys/repository.ts';

export default bindRoute(
  renamePasskey,
  async ({ context, caller: { merchantId }, body: { passkey_id, name }, from }) => {
    await inTransaction(context, async (trx) => {
      if (!(await setPasskeyName(trx, merchantId, passkey_id, name))) throw new Refusal('not_found');
      const line = { ...byMerchant(merchantId, from), subjectId: passkey_id };
      await audit(trx, { ...line, kind: 'passkey_renamed' });
    });
    return { message: texts.saved };
  },
);
