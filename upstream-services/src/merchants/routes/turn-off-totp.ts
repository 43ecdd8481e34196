import { turnOffTotp } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import { confirmPassword } from '../confirm-password.ts';
import { deleteTotp } from '../totp/repository.ts';
import { spendCode } from '../totp/service.ts';

export default bindRoute(turnOffTotp, async (call) => {
  const { context, body, from } = call;
  const { merchantId } = call.caller;
  await confirmPassword(call, body.password);
  await spendCode(call, body.code);
  await inTransaction(context, async (trx) => {
    await deleteTotp(trx, merchantId);
    await audit(trx, { ...byMerchant(merchantId, from), kind: 'second_step_off' });
  });
  return { message: texts.saved };
});
