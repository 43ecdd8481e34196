import { setStaffPassword } from 'shared-contracts';
import { hashSecret } from '../../common/ids.ts';
import { readableEmail } from '../../common/readable-email.ts';
import { Refusal } from '../../common/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { hashPassword, requireUnguessable } from '../../merchants/index.ts';
import { requireLink } from '../accounts.ts';
import { noteStaff } from '../log.ts';
import { setPassword, useLink } from '../repository.ts';
import { endSessions } from '../sessions.ts';

/**
 * Sets a password by a link, once. Every session ends, and the authenticator app has to be set up again.
 * @throws Refusal reset_link_used, rate_limited, unavailable, validation_failed for an easily guessed password
 */
export default bindRoute(setStaffPassword, async ({ context, body, from }) => {
  await enforceRateLimit(context, ['linksByAddress', from.address]);
  const hash = hashSecret(body.token);
  const { staff_id, email } = await requireLink(context, hash, from);
  await requireUnguessable(context, 'new_password', body.new_password, { email, name: '' });
  const passwordHash = await hashPassword(body.new_password, from.address);
  await inTransaction(context, async (trx) => {
    if (!(await useLink(trx, hash))) throw new Refusal('reset_link_used');
    await setPassword(trx, staff_id, passwordHash);
    await endSessions(trx, staff_id);
    await noteStaff(trx, { actor: 'staff', actorId: staff_id, kind: 'password_set', from }, context.now());
  });
  return { email: readableEmail(email) };
});
