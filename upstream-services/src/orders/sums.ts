import { sql } from 'kysely';
import { roublesOf, shopDayOf, shopZone } from 'shared-contracts';
import type { AppContext } from '../context.ts';

interface DayRow {
  date: string;
  count: number;
  /** Kopecks. */
  sum: number;
  paid: number;
}

/**
 * What was ordered on each of the last days of the shop's calendar, today last (decisions, part 5): canceled orders left out, delivery
 * included; paid is what has come and has not been given back.
 */
export async function sums({ db, now }: AppContext, merchantId: string, days: number) {
  const { rows } = await sql<DayRow>`
    with days as (
      select generate_series(${shopDayOf(now())}::date - ${days - 1}::int, ${shopDayOf(now())}::date, '1 day')::date as day
    ), counted as (
      select
        (created_at at time zone ${shopZone})::date as day,
        payment_state,
        total as sum
      from orders
      where merchant_id = ${merchantId} and status <> 'canceled'
        and created_at >= ((select min(day) from days)::timestamp at time zone ${shopZone})
    )
    select
      to_char(days.day, 'YYYY-MM-DD') as date,
      count(counted.day) as count,
      coalesce(sum(counted.sum), 0)::bigint as sum,
      coalesce(sum(counted.sum) filter (where counted.payment_state = 'succeeded'), 0)::bigint as paid
    from days left join counted on counted.day = days.day
    group by days.day
    order by days.day
  `.execute(db);
  return {
    zone: shopZone,
    days: rows.map(({ date, count, sum, paid }) => ({ date, count, sum: roublesOf(sum), paid: roublesOf(paid) })),
  };
}
