import { type RawBuilder, sql } from 'kysely';
import { roublesOf, shopDayOf, shopZone } from 'shared-contracts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';

interface DayRow {
  date: string;
  count: number;
  /** Kopecks. */
  sum: number;
  paid: number;
}

/**
 * What was ordered on each of the last days of the shop's calendar, today last (decision 5.2): canceled orders left out, discounts
 * and delivery included; paid is what has come and has not been given back.
 */
export async function sums({ db, now }: AppContext, merchantId: string, days: number) {
  const { rows } = await sql<DayRow>`
    select
      to_char(${shopDayOf(now())}::date - ago, 'YYYY-MM-DD') as date,
      coalesce(created + accepted + assembling + delivering + completed, 0) as count,
      coalesce(total, 0) as sum,
      coalesce(paid, 0) as paid
    from generate_series(${days - 1}::int, 0, -1) as ago
    left join order_days on merchant_id = ${merchantId} and day = ${shopDayOf(now())}::date - ago
      and day > ${shopDayOf(now())}::date - ${days}::int
    order by ago desc
  `.execute(db);
  return {
    zone: shopZone,
    days: rows.map(({ date, count, sum, paid }) => ({ date, count, sum: roublesOf(sum), paid: roublesOf(paid) })),
  };
}

/** Part of a statement: when a merchant's newest order came, by the index on the orders' numbers. */
export const lastOrderOf = (merchantId: RawBuilder<unknown>) =>
  sql<Date | null>`(select created_at from orders where orders.merchant_id = ${merchantId} order by number desc limit 1)`;

/** What all of a merchant's orders come to, from the sums of their days; canceled orders left out. Kopecks. */
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
