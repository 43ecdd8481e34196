import { endMerchantSessions } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { endAllSessions } from '../../merchants/index.ts';
import { noteStaff } from '../log.ts';
import { requireMerchant } from '../merchants.ts';

export default bindRoute(endMerchantSessions, async ({ context, staff, body, from }) => {
  const { merchant_id: merchantId } = body;
  await requireMerchant(context, merchantId);
  const revoked = await inTransaction(context, async (trx) => {
    const ended = await endAllSessions(trx, merchantId);
    const line = { merchantId, actor: 'admin', actorId: staff.staffId, from } as const;
    await audit(trx, { ...line, kind: 'sessions_revoked', became: 'all' });
    const staffLine = {
      actor: 'staff',
      actorId: staff.staffId,
      kind: 'sessions_ended',
      subject: merchantId,
      from,
    } as const;
    await noteStaff(trx, staffLine, context.now());
    return ended;
  });
  context.live.sessionsEnded(merchantId);
  return { revoked };
});
