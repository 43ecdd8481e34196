import { updateShopLetters } from 'shared-contracts';
import { audit, byMerchant } from '../../../audit/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { bindRoute } from '../../../http/bind.ts';
import { saveText } from '../repository.ts';
import { readLetters } from '../service.ts';

export default bindRoute(updateShopLetters, async ({ context, caller: { merchantId }, body: { letters }, from }) => {
  await inTransaction(context, async (trx) => {
    for (const { kind, text } of letters) await saveText(trx, merchantId, kind, text);
    await audit(trx, { ...byMerchant(merchantId, from), kind: 'letters_changed' });
  });
  return readLetters(context, merchantId);
});
