import { renewRecoveryCodes } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { issueRecoveryCodes, spendCode } from '../totp/service.ts';

export default bindRoute(renewRecoveryCodes, async (call) => {
  const { context, body, from } = call;
  const { merchantId } = call.caller;
  await spendCode(call, body.code);
  return inTransaction(context, async (trx) => {
    await audit(trx, { ...byMerchant(merchantId, from), kind: 'recovery_codes_renewed' });
    return { recovery_codes: await issueRecoveryCodes(context, trx, merchantId) };
  });
});
