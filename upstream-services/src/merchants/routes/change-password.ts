import { changePassword } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import { ownerOf, setPasswordHash } from '../account-repository.ts';
import { confirmPassword } from '../confirm-password.ts';
import { requireUnguessable } from '../guessable.ts';
import { deleteAllPasskeys } from '../passkeys/repository.ts';
import { hashPassword } from '../passwords.ts';
import { endSessions } from '../sessions.ts';

/**
 * Changes the password; every other session ends, with what was asked for in it, and passkeys are removed.
 * @throws Refusal invalid_credentials, rate_limited, unavailable, validation_failed for an easily guessed password
 */
export default bindRoute(changePassword, async (call) => {
  const { context, caller, body, from } = call;
  const { merchantId } = caller;
  await confirmPassword(call, body.current_password);
  await requireUnguessable(context, 'new_password', body.new_password, await ownerOf(context.db, merchantId));
  const passwordHash = await hashPassword(body.new_password, from.address);
  await inTransaction(context, async (trx) => {
    await setPasswordHash(trx, merchantId, passwordHash, context.now());
    await deleteAllPasskeys(trx, merchantId);
    await endSessions(trx, merchantId, 'others', caller.tokenHash);
    await audit(trx, { ...byMerchant(merchantId, from), kind: 'password_changed' });
  });
  context.live.sessionsEnded(merchantId);
  return { message: texts.passwordChanged };
});
