import { resetPassword } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { hashSecret } from '../../common/ids.ts';
import { Refusal } from '../../common/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { texts } from '../../texts.ts';
import { markEmailConfirmed, ownerOf, setPasswordHash } from '../account-repository.ts';
import { forgetOtherDevices } from '../device-repository.ts';
import { requireUnguessable } from '../guessable.ts';
import { findLink, useLink } from '../link-repository.ts';
import { deleteAllPasskeys } from '../passkeys/repository.ts';
import { hashPassword } from '../passwords.ts';
import { endAllSessions } from '../sessions.ts';

/**
 * Sets a new password by a mailed link, once. Every session ends, with what was asked for in it, passkeys are removed, and no device but this one
 * stays known.
 * @throws Refusal reset_link_used, rate_limited, unavailable, validation_failed for an easily guessed password
 */
export default bindRoute(resetPassword, async ({ context, body, from }) => {
  await enforceRateLimit(context, ['linksByAddress', from.address]);
  const linkHash = hashSecret(body.token);
  // Looked up first, so that a made-up link costs no work on its password.
  const asker = await findLink(context.db, 'reset_links', linkHash, context.now());
  if (asker === undefined) throw new Refusal('reset_link_used');
  await requireUnguessable(context, 'new_password', body.new_password, await ownerOf(context.db, asker));
  const passwordHash = await hashPassword(body.new_password, from.address);
  const owner = await inTransaction(context, async (trx) => {
    const merchantId = await useLink(trx, 'reset_links', linkHash, context.now());
    if (merchantId === undefined) throw new Refusal('reset_link_used');
    await setPasswordHash(trx, merchantId, passwordHash, context.now());
    await markEmailConfirmed(trx, merchantId, context.now());
    await deleteAllPasskeys(trx, merchantId);
    await endAllSessions(trx, merchantId);
    await forgetOtherDevices(trx, merchantId, from.device === null ? null : hashSecret(from.device));
    await audit(trx, { ...byMerchant(merchantId, from), kind: 'password_reset' });
    return merchantId;
  });
  context.live.sessionsEnded(owner);
  return { message: texts.passwordChanged };
});
