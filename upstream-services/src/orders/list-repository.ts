import { sql } from 'kysely';
import type { OrderStatus } from 'shared-contracts';
import { countRows } from '../db/count-rows.ts';
import type { Database } from '../db/database.ts';
import { patternOf } from '../db/search.ts';
import { type OrderRow, orderColumns, orders } from './repository.ts';
import { spellingsOf } from './search-text.ts';

export interface OrderFilter {
  ids?: string[];
  statuses?: readonly OrderStatus[];
  deliveryDate?: string;
  search?: string;
  page: number;
  perPage: number;
}

export const deliveryDate = sql<string | null>`nullif(delivery_info->>'delivery_date', '')`;

const filtered = (
  db: Database,
  merchantId: string,
  { ids, statuses, deliveryDate: date }: Omit<OrderFilter, 'page' | 'perPage'>,
) =>
  orders(db, merchantId)
    .$if(ids !== undefined, (q) => q.where('order_id', '=', sql<string>`any(${ids}::uuid[])`))
    .$if(statuses !== undefined, (q) => q.where('status', 'in', statuses ?? []))
    .$if(date !== undefined, (q) => q.where(deliveryDate, '=', date ?? ''));

const searched = (db: Database, merchantId: string, filter: OrderFilter) => {
  const words = db
    .selectFrom('order_words')
    .where('merchant_id', '=', merchantId)
    .$if(filter.ids !== undefined || filter.statuses !== undefined || filter.deliveryDate !== undefined, (q) =>
      q.where('number', 'in', filtered(db, merchantId, filter).select('number')),
    );
  // One condition per word: the trigram index does not serve a condition on a list.
  return words.where((eb) =>
    eb.or(
      spellingsOf(filter.search).map((all) => eb.and(all.map((word) => eb('search_text', 'like', patternOf(word))))),
    ),
  );
};

/**
 * Finds the orders of a page by an index alone.
 * @param total number of orders that match the filter, if known: a page nearer to the oldest order is then counted from there
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
  return orders(db, merchantId).select(orderColumns).where('number', 'in', shown).orderBy('number', 'desc').execute();
}

export const listByDelivery = (db: Database, merchantId: string, filter: OrderFilter): Promise<OrderRow[]> =>
  filtered(db, merchantId, filter)
    .select(orderColumns)
    .orderBy(deliveryDate)
    .orderBy(sql`delivery_info->>'delivery_interval'`)
    .orderBy('number')
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage)
    .execute();

export function countOfDay(
  db: Database,
  merchantId: string,
  date: string,
  statuses: readonly OrderStatus[],
): Promise<number> {
  return countRows(filtered(db, merchantId, { statuses, deliveryDate: date }));
}

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
  // A page beyond the last one has no rows to tell the total, so it is counted.
  if (!first) return { rows: [], found: page > 1 ? await countRows(searched(db, merchantId, filter)) : 0 };
  const numbers = shown.map(({ number }) => number);
  const rows = await orders(db, merchantId)
    .select(orderColumns)
    .where('number', '=', sql<number>`any(${numbers}::bigint[])`)
    .orderBy('number', 'desc')
    .execute();
  return { rows, found: first.found };
}
