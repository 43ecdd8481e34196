import { confirmTotp } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { Refusal } from '../../common/refusal.ts';
import { unseal } from '../../common/seal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { matchTotpStep, plainCode } from '../totp/codes.ts';
import { confirmSecret, readTotp } from '../totp/repository.ts';
import { sealedFor } from '../totp/second-step.ts';
import { issueRecoveryCodes, withCodeLimit } from '../totp/service.ts';

export default bindRoute(confirmTotp, async ({ context, caller, body, from }) => {
  const { merchantId } = caller;
  const totp = await readTotp(context.db, merchantId);
  if (totp?.confirmed_at) throw new Refusal('already_exists');
  return withCodeLimit(context, caller, async () => {
    const secret = totp && unseal(context.config.secretKey, sealedFor(merchantId), totp.secret);
    const step = secret === undefined ? null : matchTotpStep(secret, plainCode(body.code), context.now());
    if (!totp || step === null) throw new Refusal('second_factor_wrong');
    return inTransaction(context, async (trx) => {
      const confirmed = await confirmSecret(trx, { merchantId, secret: totp.secret, step }, context.now());
      if (!confirmed) throw new Refusal('already_exists');
      await audit(trx, { ...byMerchant(merchantId, from), kind: 'second_step_on' });
      return { recovery_codes: await issueRecoveryCodes(context, trx, merchantId) };
    });
  });
});
