import { renewStaffLink } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { makerOf, newLink } from '../accounts.ts';
import { noteStaff } from '../log.ts';
import { memberOf } from '../repository.ts';

export default bindRoute(renewStaffLink, (call) => {
  const { context, from } = call;
  const { staff_id } = call.body;
  return inTransaction(context, async (trx) => {
    const member = await memberOf(trx, staff_id);
    if (!member) throw new Refusal('not_found');
    await noteStaff(trx, { ...makerOf(call), kind: 'staff_link', subject: member.email }, context.now());
    return { staff_id, link: await newLink(trx, staff_id, from.site, context.now()) };
  });
});
