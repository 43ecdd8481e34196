import { sql, type Updateable } from 'kysely';
import { type OrderStatus, orderStatuses, type PaymentState } from 'shared-contracts';
import { countRows } from '../db/count-rows.ts';
import type { Database } from '../db/database.ts';
import type { OrdersTable } from '../db/schema/orders.ts';
import type { Trx } from '../db/transaction.ts';

export const orderColumns = [
  'merchant_id',
  'order_id',
  'number',
  'secret',
  'status',
  'payment_state',
  'payment_method',
  'payment_reported_at',
  'payment_reported_sum',
  'last_report',
  'last_step',
  'reverted_step',
  'screenshot_key',
  'screenshot_at',
  'photo',
  'sum',
  'discounts',
  'total',
  'refunded',
  'compensated',
  'paid',
  'delivery_info',
  'site',
  'letters',
  'note',
  'cancel_reason',
  'source',
  'confirmed_at',
  'version',
  'created_at',
  'updated_at',
] as const;

export const orders = (db: Database, merchantId: string) =>
  db.selectFrom('orders').where('merchant_id', '=', merchantId);

export const findOrder = (db: Database, merchantId: string, orderId: string) =>
  orders(db, merchantId).select(orderColumns).where('order_id', '=', orderId).executeTakeFirst();

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

export const findOrderBySecret = (db: Database, merchantId: string, secret: string): Promise<OrderRow | undefined> =>
  orders(db, merchantId).select(orderColumns).where('secret', '=', secret).executeTakeFirst();

export const lockOrder = (trx: Trx, merchantId: string, orderId: string): Promise<OrderRow> =>
  orders(trx, merchantId).select(orderColumns).where('order_id', '=', orderId).forUpdate().executeTakeFirstOrThrow();

export async function countByStatus(db: Database, merchantId: string): Promise<Record<OrderStatus, number>> {
  const counts = await db
    .selectFrom('order_days')
    .where('merchant_id', '=', merchantId)
    .select((eb) => orderStatuses.map((status) => eb.fn.sum<string | null>(status).as(status)))
    .executeTakeFirstOrThrow();
  return Object.fromEntries(orderStatuses.map((status) => [status, Number(counts[status])])) as Record<
    OrderStatus,
    number
  >;
}

export const readLines = (db: Database, merchantId: string, orderIds: string[]) =>
  db
    .selectFrom('order_lines')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('order_id')
    .orderBy('line')
    .execute();

export async function orderedPictures(db: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    select distinct picture ->> 'key' as key from order_lines
    where picture is not null and picture ->> 'key' = any(${keys}::text[])
  `.execute(db);
  return new Set(rows.map(({ key }) => key));
}

export const isUnconfirmed = ({ source, confirmed_at }: Pick<OrderRow, 'source' | 'confirmed_at'>): boolean =>
  source === 'by_hand' && confirmed_at === null;

export const unpaidStates: readonly PaymentState[] = ['pending', 'canceled'];

export const findUnconfirmed = (db: Database, before: Date, most: number) =>
  db
    .selectFrom('orders')
    .select(['merchant_id', 'order_id'])
    .where('source', '=', 'by_hand')
    .where('confirmed_at', 'is', null)
    .where('payment_method', '=', 'card')
    .where('status', '=', 'created')
    .where('payment_state', 'in', unpaidStates)
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(most)
    .execute();

type ByHand = Pick<OrderRow, 'payment_method' | 'payment_state' | 'paid' | 'refunded' | 'compensated' | 'total'>;

const isPaidByHand = ({ payment_method, payment_state }: ByHand): boolean =>
  payment_method !== 'card' && payment_state === 'succeeded';

const returnedByHand = ({ refunded, compensated }: ByHand): number => refunded - compensated;

/**
 * Kopecks received by transfer or on receipt that count towards the order's price; null where nothing was received, or the whole price was. What was
 * refunded while the price stayed counts as received, so that the buyer does not owe it again.
 */
export const receivedByHand = (order: ByHand): number | null =>
  !isPaidByHand(order) || order.paid === null ? null : order.paid - returnedByHand(order);

export const heldByHand = (order: ByHand): number =>
  isPaidByHand(order) ? (order.paid ?? order.total) - order.refunded : 0;

export function refundedByHand(order: ByHand): { refunded: number; returned: number } {
  if (isPaidByHand(order)) return { refunded: order.refunded, returned: returnedByHand(order) };
  const isBack = order.payment_method !== 'card' && order.payment_state === 'refunded';
  return { refunded: isBack ? (order.paid ?? order.total) : 0, returned: 0 };
}

export const productsOfOrder = async (db: Database, merchantId: string, orderId: string): Promise<string[]> => [
  ...new Set((await readLines(db, merchantId, [orderId])).map((line) => line.product_id)),
];

export type LineRow = Awaited<ReturnType<typeof readLines>>[number];

export async function setLineStockSizes(
  trx: Trx,
  { merchantId, orderId }: { merchantId: string; orderId: string },
  held: ReadonlyMap<number, string | null>,
): Promise<void> {
  for (const [line, stock_size] of held) {
    await trx
      .updateTable('order_lines')
      .set({ stock_size })
      .where('merchant_id', '=', merchantId)
      .where('order_id', '=', orderId)
      .where('line', '=', line)
      .execute();
  }
}

/** @returns the order's total, in kopecks, after the change */
export async function updateOrder(
  trx: Trx,
  merchantId: string,
  orderId: string,
  values: Updateable<OrdersTable> & { updated_at: Date },
): Promise<number> {
  const { total } = await trx
    .updateTable('orders')
    .set(values)
    .where('merchant_id', '=', merchantId)
    .where('order_id', '=', orderId)
    .returning('total')
    .executeTakeFirstOrThrow();
  return total;
}

export function countOrders(db: Database, merchantId: string, ids: string[]): Promise<number> {
  return countRows(orders(db, merchantId).where('order_id', '=', sql<string>`any(${ids}::uuid[])`));
}

export async function orderNumbers(db: Database, merchantId: string, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await orders(db, merchantId)
    .select(['order_id', 'number'])
    .where('order_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ order_id, number }) => [order_id, number]));
}
