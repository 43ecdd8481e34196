import { signOutStaff } from 'shared-contracts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { noteStaff } from '../log.ts';
import { endSessions } from '../sessions.ts';

export default bindRoute(signOutStaff, async ({ context, staff: { staffId, tokenHash }, from }) => {
  const revoked = await inTransaction(context, async (trx) => {
    await noteStaff(trx, { actor: 'staff', actorId: staffId, kind: 'signed_out', from }, context.now());
    return endSessions(trx, staffId, tokenHash);
  });
  return { revoked };
});
