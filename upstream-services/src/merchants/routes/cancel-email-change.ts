import { cancelEmailChange } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import { deleteEmailChange } from '../email-change-repository.ts';

export default bindRoute(cancelEmailChange, async ({ context, caller: { merchantId }, from }) => {
  await inTransaction(context, async (trx) => {
    if (!(await deleteEmailChange(trx, merchantId))) return;
    await audit(trx, { ...byMerchant(merchantId, from), kind: 'email_change_canceled' });
  });
  return { message: texts.emailChange.canceled };
});
