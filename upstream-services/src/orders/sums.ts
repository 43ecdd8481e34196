import { type RawBuilder, sql } from 'kysely';
import { roublesOf, shopDayOf } from 'shared-contracts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { readZone } from '../merchants/index.ts';

interface DayRow {
  date: string;
  count: number;
  sum: number;
  paid: number;
}

/**
 * Sums of the orders of each of the last days in the shop's time zone, today last (decision 5.2): without canceled orders, with discounts and
 * delivery. `paid` is what was received and not refunded.
 */
export async function sumOrdersByDay({ db, now }: AppContext, merchantId: string, days: number) {
  const zone = await readZone(db, merchantId);
  const today = sql`${shopDayOf(now(), zone)}::date`;
  // The lower bound of all hours is given separately: else the planner would read every hour of the shop for each of the days.
  const { rows } = await sql<DayRow>`
    select
      to_char(day, 'YYYY-MM-DD') as date,
      coalesce(sum(count), 0)::bigint as count,
      coalesce(sum(total), 0)::bigint as sum,
      coalesce(sum(paid), 0)::bigint as paid
    from (
      select ${today} - ago as day from generate_series(${days - 1}::int, 0, -1) as ago
    ) as days
    left join order_hours on merchant_id = ${merchantId} and hour >= (${today} - ${days - 1}::int)::timestamp at time zone ${zone}
      and hour >= day::timestamp at time zone ${zone} and hour < (day + 1)::timestamp at time zone ${zone}
    group by day
    order by day
  `.execute(db);
  return {
    zone,
    days: rows.map(({ date, count, sum, paid }) => ({ date, count, sum: roublesOf(sum), paid: roublesOf(paid) })),
  };
}

export const lastOrderOf = (merchantId: RawBuilder<unknown>) =>
  sql<Date | null>`(select created_at from orders where orders.merchant_id = ${merchantId} order by number desc limit 1)`;

export async function orderTotals(db: Database, merchantId: string) {
  const { count, sum, paid } = await db
    .selectFrom('order_days')
    .select((eb) => [
      sql<string>`coalesce(sum(created + accepted + assembling + delivering + completed), 0)`.as('count'),
      eb.fn.coalesce(eb.fn.sum<string>('total'), sql<string>`0`).as('sum'),
      eb.fn.coalesce(eb.fn.sum<string>('paid'), sql<string>`0`).as('paid'),
    ])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return { count: Number(count), sum: roublesOf(Number(sum)), paid: roublesOf(Number(paid)) };
}
