import { settleComplaint } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { noteStaff } from '../log.ts';

export default bindRoute(settleComplaint, async ({ context, staff, body: { complaint_id, is_closed }, from }) => {
  const now = context.now();
  await inTransaction(context, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('complaints')
      .set({ closed_at: is_closed ? now : null })
      .where('complaint_id', '=', complaint_id)
      .where('closed_at', is_closed ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      const kind = is_closed ? 'complaint_closed' : 'complaint_opened';
      await noteStaff(trx, { actor: 'staff', actorId: staff.staffId, kind, subject: complaint_id, from }, now);
      return;
    }
    const known = trx.selectFrom('complaints').select('complaint_id').where('complaint_id', '=', complaint_id);
    if (!(await known.executeTakeFirst())) throw new Refusal('not_found');
  });
  return { complaint_id };
});
