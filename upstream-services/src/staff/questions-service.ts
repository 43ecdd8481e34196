import { sql } from 'kysely';
import { newId } from '../common/ids.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { MerchantCall, StaffOnlyCall } from '../http/bind.ts';
import { enforceRateLimit } from '../limits/index.ts';
import { emailsOf, titlesOfShops } from '../merchants/index.ts';
import { noteStaff } from './log.ts';

const most = 100_000;
const keptClosed = 365 * 86_400_000;

export async function ask(
  { context, caller: { merchantId } }: MerchantCall,
  question: { subject: string; text: string },
): Promise<void> {
  await enforceRateLimit(context, ['questionsByOwner', merchantId]);
  const row = { ...question, question_id: newId(), merchant_id: merchantId };
  await context.db
    .insertInto('questions')
    .values({ ...row, created_at: context.now(), closed_at: null })
    .execute();
}

export async function listQuestions(
  context: AppContext,
  { page, perPage, state }: { page: number; perPage: number; state: 'open' | 'closed' },
) {
  const query = context.db.selectFrom('questions').where('closed_at', state === 'open' ? 'is' : 'is not', null);
  const [rows, { count }] = await Promise.all([
    query
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('question_id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const merchants = [...new Set(rows.map(({ merchant_id }) => merchant_id))];
  const [shops, emails] = await Promise.all([titlesOfShops(context.db, merchants), emailsOf(context.db, merchants)]);
  return {
    list: rows.map(({ created_at, closed_at, ...row }) => ({
      ...row,
      merchant_name: shops.get(row.merchant_id)?.merchant_name ?? '',
      title: shops.get(row.merchant_id)?.title ?? '',
      email: emails.get(row.merchant_id) ?? '',
      created_at: created_at.toISOString(),
      closed_at: closed_at?.toISOString() ?? null,
    })),
    total_count: count,
  };
}

export async function shopsOfQuestions(db: Database, questionIds: readonly string[]): Promise<Map<string, string>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('questions')
    .select(['question_id', 'merchant_id'])
    .where('question_id', 'in', [...questionIds])
    .execute();
  return new Map(rows.map(({ question_id, merchant_id }) => [question_id, merchant_id]));
}

export async function settleQuestion({ context, staff, from }: StaffOnlyCall, questionId: string, closed: boolean) {
  const now = context.now();
  await inTransaction(context, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('questions')
      .set({ closed_at: closed ? now : null })
      .where('question_id', '=', questionId)
      .where('closed_at', closed ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      const kind = closed ? 'question_closed' : 'question_opened';
      await noteStaff(trx, { actor: 'staff', actorId: staff.staffId, kind, subject: questionId, from }, now);
      return;
    }
    const known = trx.selectFrom('questions').select('question_id').where('question_id', '=', questionId);
    if (!(await known.executeTakeFirst())) throw new Refusal('not_found');
  });
}

export async function forgetQuestions({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('questions')
    .where('closed_at', '<', new Date(now().getTime() - keptClosed))
    .execute();
  await sql`
    delete from questions where question_id in (select question_id from questions order by created_at desc offset ${most})
  `.execute(db);
}
