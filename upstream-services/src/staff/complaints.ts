import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import { countRows } from '../db/count-rows.ts';
import type { Database } from '../db/database.ts';

const most = 100_000;
const keptClosed = 365 * 86_400_000;

export async function shopsOfComplaints(db: Database, complaintIds: readonly string[]): Promise<Map<string, string>> {
  if (complaintIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('complaints')
    .select(['complaint_id', 'merchant_id'])
    .where('complaint_id', 'in', [...complaintIds])
    .execute();
  return new Map(rows.map(({ complaint_id, merchant_id }) => [complaint_id, merchant_id]));
}

export async function countOpenComplaints({ db }: AppContext, merchantId: string): Promise<number> {
  return countRows(db.selectFrom('complaints').where('merchant_id', '=', merchantId).where('closed_at', 'is', null));
}

export async function forgetComplaints({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('complaints')
    .where('closed_at', '<', new Date(now().getTime() - keptClosed))
    .execute();
  await sql`
    delete from complaints where complaint_id in (select complaint_id from complaints order by created_at desc offset ${most})
  `.execute(db);
}
