import { changeStaff } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { makerOf } from '../accounts.ts';
import { noteStaff } from '../log.ts';
import { lockMembers } from '../repository.ts';
import { endSessions } from '../sessions.ts';

/**
 * Changes the role or the access of another member of staff, whose sessions end.
 * @throws Refusal not_found; conflict for the own account, and unauthorized for one that is changed meanwhile, so that there is always an owner
 */
export default bindRoute(changeStaff, async (call) => {
  const { context, staff } = call;
  const { role, is_disabled } = call.body;
  const staff_id = call.body.staff_id.toLowerCase();
  if (staff_id === staff.staffId) throw new Refusal('conflict');
  await inTransaction(context, async (trx) => {
    const members = await lockMembers(trx, [staff_id, staff.staffId]);
    const actor = members.find((one) => one.staff_id === staff.staffId);
    if (actor?.role !== staff.role || actor.is_disabled) throw new Refusal('unauthorized');
    const member = members.find((one) => one.staff_id === staff_id);
    if (!member) throw new Refusal('not_found');
    await trx.updateTable('staff').set({ role, is_disabled }).where('staff_id', '=', staff_id).execute();
    await endSessions(trx, staff_id);
    const line = { ...makerOf(call), subject: member.email };
    const now = context.now();
    if (member.role !== role) await noteStaff(trx, { ...line, kind: 'staff_role', detail: role }, now);
    if (member.is_disabled !== is_disabled) {
      await noteStaff(trx, { ...line, kind: is_disabled ? 'staff_disabled' : 'staff_enabled' }, now);
    }
  });
  return { staff_id: call.body.staff_id };
});
