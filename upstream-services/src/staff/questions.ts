import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';

const most = 100_000;
const keptClosed = 365 * 86_400_000;

export async function shopsOfQuestions(db: Database, questionIds: readonly string[]): Promise<Map<string, string>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('questions')
    .select(['question_id', 'merchant_id'])
    .where('question_id', 'in', [...questionIds])
    .execute();
  return new Map(rows.map(({ question_id, merchant_id }) => [question_id, merchant_id]));
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
