import { addStaff } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { violatedUniqueConstraint } from '../../db/errors.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { makeMember, makerOf } from '../accounts.ts';

export default bindRoute(addStaff, async (call) => {
  const { context, body, from } = call;
  const member = { ...body, email: body.email.toLowerCase() };
  try {
    return await inTransaction(context, (trx) => makeMember(trx, member, makerOf(call), from.site, context.now()));
  } catch (error) {
    if (violatedUniqueConstraint(error) === 'staff_email') throw new Refusal('email_taken');
    throw error;
  }
});
