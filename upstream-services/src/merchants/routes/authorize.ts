import { authorize } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { Refusal } from '../../common/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { findAccount } from '../account-repository.ts';
import { checkPassword } from '../passwords.ts';
import { openSession } from '../sessions.ts';
import { countSignInAttempt } from '../sign-in-attempts.ts';
import { checkSecondStep } from '../totp/second-step.ts';

/**
 * Signs in. An unknown e-mail takes as long as a wrong password.
 * @throws Refusal invalid_credentials, second_factor_required, second_factor_wrong, rate_limited, unavailable
 */
export default bindRoute(authorize, async ({ context, body, from }) => {
  const email = body.email.trim().toLowerCase();
  const tried = await countSignInAttempt(context, 'password', email, from);
  const account = await findAccount(context.db, email);
  const matches = await checkPassword(account?.password_hash, body.password, from.address);
  if (!account) throw new Refusal('invalid_credentials');
  const merchantId = account.merchant_id;
  const line = { merchantId, actor: 'merchant', from } as const;
  if (!matches) {
    await audit(context.db, { ...line, kind: 'sign_in_failed' });
    throw new Refusal('invalid_credentials');
  }
  await tried.succeeded();
  await checkSecondStep(context, account, body.code, from);
  return inTransaction(context, async (trx) => {
    await audit(trx, { ...line, actorId: merchantId, kind: 'signed_in', became: 'password' });
    return openSession(context, trx, merchantId, from);
  });
});
