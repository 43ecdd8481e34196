import { sql } from 'kysely';
import type { ComplaintReason } from 'shared-contracts';
import { newId } from '../common/ids.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Call, StaffOnlyCall } from '../http/bind.ts';
import { enforceRateLimit, networkOf } from '../limits/index.ts';
import { titlesOfShops } from '../merchants/index.ts';
import { noteStaff } from './log.ts';

const most = 100_000;
const keptClosed = 365 * 86_400_000;

export async function complain(
  { context, shop, from }: Call<unknown, 'merchantName'>,
  complaint: { reason: ComplaintReason; text: string; contact: string },
): Promise<void> {
  await enforceRateLimit(
    context,
    ['complaintsFromNetwork', networkOf(from.address)],
    ['complaintsAtShop', shop.merchantId],
  );
  await context.db
    .insertInto('complaints')
    .values({
      ...complaint,
      complaint_id: newId(),
      merchant_id: shop.merchantId,
      created_at: context.now(),
      closed_at: null,
    })
    .execute();
}

interface ComplaintFilter {
  page: number;
  perPage: number;
  state: 'open' | 'closed';
  merchantId?: string | undefined;
}

export async function listComplaints(context: AppContext, { page, perPage, state, merchantId }: ComplaintFilter) {
  const query = context.db
    .selectFrom('complaints')
    .where('closed_at', state === 'open' ? 'is' : 'is not', null)
    .$if(merchantId !== undefined, (q) => q.where('merchant_id', '=', merchantId as string));
  const [rows, { count }] = await Promise.all([
    query
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('complaint_id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const shops = await titlesOfShops(context.db, [...new Set(rows.map(({ merchant_id }) => merchant_id))]);
  return {
    list: rows.map(({ created_at, closed_at, ...row }) => ({
      ...row,
      merchant_name: shops.get(row.merchant_id)?.merchant_name ?? '',
      title: shops.get(row.merchant_id)?.title ?? '',
      created_at: created_at.toISOString(),
      closed_at: closed_at?.toISOString() ?? null,
    })),
    total_count: count,
  };
}

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
  const { count } = await db
    .selectFrom('complaints')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('merchant_id', '=', merchantId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function settleComplaint({ context, staff, from }: StaffOnlyCall, complaintId: string, closed: boolean) {
  const now = context.now();
  await inTransaction(context, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('complaints')
      .set({ closed_at: closed ? now : null })
      .where('complaint_id', '=', complaintId)
      .where('closed_at', closed ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      const kind = closed ? 'complaint_closed' : 'complaint_opened';
      await noteStaff(trx, { actor: 'staff', actorId: staff.staffId, kind, subject: complaintId, from }, now);
      return;
    }
    const known = trx.selectFrom('complaints').select('complaint_id').where('complaint_id', '=', complaintId);
    if (!(await known.executeTakeFirst())) throw new Refusal('not_found');
  });
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
