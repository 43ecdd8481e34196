import { settleQuestion } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { noteStaff } from '../log.ts';

export default bindRoute(settleQuestion, async ({ context, staff, body: { question_id, is_closed }, from }) => {
  const now = context.now();
  await inTransaction(context, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('questions')
      .set({ closed_at: is_closed ? now : null })
      .where('question_id', '=', question_id)
      .where('closed_at', is_closed ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      const kind = is_closed ? 'question_closed' : 'question_opened';
      await noteStaff(trx, { actor: 'staff', actorId: staff.staffId, kind, subject: question_id, from }, now);
      return;
    }
    const known = trx.selectFrom('questions').select('question_id').where('question_id', '=', question_id);
    if (!(await known.executeTakeFirst())) throw new Refusal('not_found');
  });
  return { question_id };
});
