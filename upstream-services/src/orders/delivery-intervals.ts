import { type RawBuilder, sql } from 'kysely';
import {
  formatDeliveryInterval,
  getDeliveryDateRange,
  parseSchedule,
  type ShopZone,
  usesDeliveryIntervals,
} from 'shared-contracts';
import { Refusal } from '../common/refusal.ts';
import type { Database } from '../db/database.ts';
import { raiseRevision, type Trx } from '../db/transaction.ts';
import { readDeliverySchedule } from '../delivery/index.ts';
import { type OrderRow, orders } from './repository.ts';

interface OrderKey {
  merchantId: string;
  orderId: string;
}

export interface LimitedDeliveryInterval {
  date: string;
  hours: string;
  capacity: number;
}

/** SQL expression: how many orders are in a delivery interval, counted when it is evaluated, not as of the statement's beginning. */
const bookedCount = (merchantId: string, { date, hours }: Pick<LimitedDeliveryInterval, 'date' | 'hours'>) =>
  sql<number>`orders_in_slot(${merchantId}::uuid, ${date}::text, ${hours}::text)`;

export const chosenIntervalCount = (
  merchantId: string,
  { delivery_date: date, delivery_interval: hours }: { delivery_date: string; delivery_interval: string },
  schedule: RawBuilder<unknown>,
): RawBuilder<number> =>
  date === '' || hours === ''
    ? sql<number>`0`
    : sql<number>`case when ${schedule} is null then 0 else (
        select count(*) from orders
        where merchant_id = ${merchantId}
          and nullif(delivery_info->>'delivery_date', '') = ${date}
          and delivery_info->>'delivery_interval' = ${hours}
          and status <> 'canceled' and not slot_let_go
          and coalesce(delivery_info->>'delivery_kind', '') not in ('pickup', 'post')
      ) end`;

export const hasIntervalCapacity = (merchantId: string, interval: LimitedDeliveryInterval) =>
  sql`${bookedCount(merchantId, interval)} < ${interval.capacity}`;

export async function readBookedIntervals(db: Database, merchantId: string, now: Date, zone: ShopZone) {
  const { first, last } = getDeliveryDateRange(now, zone);
  const date = sql<string>`nullif(delivery_info->>'delivery_date', '')`;
  const hours = sql<string>`delivery_info->>'delivery_interval'`;
  const rows = await db
    .selectFrom('orders')
    .select((eb) => [date.as('date'), hours.as('hours'), eb.fn.countAll<number>().as('count')])
    .where('merchant_id', '=', merchantId)
    .where(date, '>=', first)
    .where(date, '<=', last)
    .where('status', '<>', 'canceled')
    .where('slot_let_go', '=', false)
    .where(sql<boolean>`coalesce(delivery_info->>'delivery_kind', '') not in ('pickup', 'post')`)
    .groupBy([date, hours])
    .execute();
  const counts = new Map(rows.map((row) => [`${row.date} ${row.hours}`, Number(row.count)]));
  return (day: string, of: string): number => counts.get(`${day} ${of}`) ?? 0;
}

export const releaseDeliveryInterval = (trx: Trx, { merchantId, orderId }: OrderKey) =>
  setIntervalReleased(trx, merchantId, orderId, true);

/**
 * Gives an order its released delivery interval back, if it has room. A paid order gets it in any case; the merchant then sees one order more than
 * the interval takes.
 * @throws Refusal slot_taken
 */
export async function reclaimDeliveryInterval(
  trx: Trx,
  { merchantId, orderId }: OrderKey,
  now: Date,
  isPaidFor: boolean,
) {
  const order = await orders(trx, merchantId)
    .select(['status', 'slot_let_go', 'delivery_info'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (order.status !== 'canceled' && !order.slot_let_go) return;
  const capacity = await capacityOf(trx, merchantId, order.delivery_info);
  if (capacity !== null && !isPaidFor) {
    // Locks the shop's revision: checkouts at the same time wait here, count again after it, and see this order.
    await raiseRevision(trx, merchantId, now);
    const { delivery_date: date, delivery_interval: hours } = order.delivery_info;
    const count = bookedCount(merchantId, { date, hours });
    const { rows } = await sql<{ count: number }>`select ${count} as count`.execute(trx);
    if (Number(rows[0]?.count) >= capacity) throw new Refusal('slot_taken');
  }
  if (order.slot_let_go) await setIntervalReleased(trx, merchantId, orderId, false);
}

async function capacityOf(trx: Trx, merchantId: string, info: OrderRow['delivery_info']): Promise<number | null> {
  return capacityIn(await readDeliverySchedule(trx, merchantId), info);
}

export function capacityIn(
  stored: unknown,
  info: Pick<OrderRow['delivery_info'], 'delivery_date' | 'delivery_interval' | 'delivery_kind'>,
): number | null {
  if (info.delivery_date === '' || !usesDeliveryIntervals(info.delivery_kind ?? 'other')) return null;
  const schedule = parseSchedule(stored);
  return schedule?.slots.find((one) => formatDeliveryInterval(one) === info.delivery_interval)?.capacity ?? null;
}

const setIntervalReleased = (trx: Trx, merchantId: string, orderId: string, isReleased: boolean) =>
  trx
    .updateTable('orders')
    .set({ slot_let_go: isReleased })
    .where('merchant_id', '=', merchantId)
    .where('order_id', '=', orderId)
    .where('slot_let_go', '<>', isReleased)
    .execute();
