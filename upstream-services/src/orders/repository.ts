import { sql } from 'kysely';
import { type OrderStatus, orderStatuses } from 'shared-contracts';
import type { Database } from '../db/database.ts';
import type { OrdersTable } from '../db/schema/orders.ts';
import { patternsOf } from '../db/search.ts';
import type { Trx } from '../db/transaction.ts';

const columns = [
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
  'sum',
  'total',
  'refunded',
  'paid',
  'delivery_info',
  'site',
  'note',
  'created_at',
  'updated_at',
] as const;

const orders = (db: Database, merchantId: string) => db.selectFrom('orders').where('merchant_id', '=', merchantId);

/** One order, without its lines. */
export const findOrder = (db: Database, merchantId: string, orderId: string) =>
  orders(db, merchantId).select(columns).where('order_id', '=', orderId).executeTakeFirst();

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** The order of a page's token. */
export const findOrderBySecret = (db: Database, merchantId: string, secret: string): Promise<OrderRow | undefined> =>
  orders(db, merchantId).select(columns).where('secret', '=', secret).executeTakeFirst();

/** One order, locked until the transaction ends. */
export const lockOrder = (trx: Trx, merchantId: string, orderId: string): Promise<OrderRow> =>
  orders(trx, merchantId).select(columns).where('order_id', '=', orderId).forUpdate().executeTakeFirstOrThrow();

/** What a list of orders is narrowed by. */
export interface OrderFilter {
  ids?: string[];
  statuses?: readonly OrderStatus[];
  search?: string;
  page: number;
  perPage: number;
}

const filtered = (db: Database, merchantId: string, { ids, statuses }: OrderFilter) =>
  orders(db, merchantId)
    .$if(ids !== undefined, (q) => q.where('order_id', '=', sql<string>`any(${ids}::uuid[])`))
    .$if(statuses !== undefined, (q) => q.where('status', 'in', statuses ?? []));

/** Orders that a search finds, among those that the filter leaves. */
const searched = (db: Database, merchantId: string, filter: OrderFilter) => {
  const words = db
    .selectFrom('order_words')
    .where('merchant_id', '=', merchantId)
    .$if(filter.ids !== undefined || filter.statuses !== undefined, (q) =>
      q.where('number', 'in', filtered(db, merchantId, filter).select('number')),
    );
  // One condition a word: the index of searches knows no lists.
  return patternsOf(filter.search).reduce((found, pattern) => found.where('search_text', 'like', pattern), words);
};

/**
 * One page of orders, newest first. Which ones is found out from an index alone.
 * @param total how many the filter leaves, where that is known: then a page that is nearer to the oldest is counted from there
 */
export async function listOrders(
  db: Database,
  merchantId: string,
  filter: OrderFilter,
  total = Number.POSITIVE_INFINITY,
): Promise<OrderRow[]> {
  const { page, perPage } = filter;
  const before = (page - 1) * perPage;
  const left = total - before;
  if (left <= 0) return [];
  const fromOldest = left < before;
  const shown = filtered(db, merchantId, filter)
    .select('number')
    .orderBy('number', fromOldest ? 'asc' : 'desc')
    .limit(Math.min(perPage, left))
    .offset(fromOldest ? Math.max(0, left - perPage) : before);
  return orders(db, merchantId).select(columns).where('number', 'in', shown).orderBy('number', 'desc').execute();
}

/** One page of the orders that a search finds, newest first, and how many it finds on all pages, in one pass over them. */
export async function findOrders(
  db: Database,
  merchantId: string,
  filter: OrderFilter,
): Promise<{ rows: OrderRow[]; found: number }> {
  const { page, perPage } = filter;
  const shown = await searched(db, merchantId, filter)
    .select(['number', sql<number>`count(*) over ()`.as('found')])
    .orderBy('number', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const [first] = shown;
  // A page beyond the last one says nothing of the others.
  if (!first) return { rows: [], found: page > 1 ? await countFound(db, merchantId, filter) : 0 };
  const numbers = shown.map(({ number }) => number);
  const rows = await orders(db, merchantId)
    .select(columns)
    .where('number', '=', sql<number>`any(${numbers}::bigint[])`)
    .orderBy('number', 'desc')
    .execute();
  return { rows, found: first.found };
}

async function countFound(db: Database, merchantId: string, filter: OrderFilter): Promise<number> {
  const query = searched(db, merchantId, filter).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await query.executeTakeFirstOrThrow()).count;
}

/** How many orders there are in each status: as many rows are read as there are days with orders. */
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

export type LineRow = Awaited<ReturnType<typeof readLines>>[number];

export async function updateOrder(
  trx: Trx,
  merchantId: string,
  orderId: string,
  values: Partial<
    Pick<
      OrdersTable,
      'payment_reported_at' | 'payment_reported_sum' | 'reverted_step' | 'screenshot_key' | 'screenshot_at'
    >
  > & {
    status?: OrderRow['status'];
    payment_state?: OrderRow['payment_state'];
    refunded?: number;
    paid?: number | null;
    note?: string;
    /** JSON text. */
    delivery_info?: string;
    last_step?: string | null;
    last_report?: string | null;
    updated_at: Date;
  },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set(values)
    .where('merchant_id', '=', merchantId)
    .where('order_id', '=', orderId)
    .execute();
}

export async function countOrders(db: Database, merchantId: string, ids: string[]): Promise<number> {
  const { count } = await orders(db, merchantId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', sql<string>`any(${ids}::uuid[])`)
    .executeTakeFirstOrThrow();
  return count;
}
