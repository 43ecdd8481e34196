import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

/** Tables with a `position`, the merchant's order, from 0 and without gaps. Callers of these functions hold the lock of `shop_state`. */
type Ordered = 'products' | 'categories';

const livingOf = { products: sql`deleted_at is null`, categories: sql`true` };
const idOf = { products: sql.ref('product_id'), categories: sql.ref('category_id') };

export async function countPlaces(db: Database, table: Ordered, merchantId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select position + 1 as count from ${sql.table(table)} where merchant_id = ${merchantId} and ${livingOf[table]}
    order by position desc limit 1
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function closeGap(trx: Trx, table: Ordered, merchantId: string, position: number): Promise<void> {
  await sql`
    update ${sql.table(table)} set position = position - 1
    where merchant_id = ${merchantId} and position > ${position} and ${livingOf[table]}
  `.execute(trx);
}

export async function openGap(trx: Trx, table: Ordered, merchantId: string, position: number): Promise<void> {
  await sql`
    update ${sql.table(table)} set position = position + 1
    where merchant_id = ${merchantId} and position >= ${position} and ${livingOf[table]}
  `.execute(trx);
}

export async function moveTo(trx: Trx, table: Ordered, merchantId: string, id: string, from: number, to: number) {
  const target = Math.min(to, (await countPlaces(trx, table, merchantId)) - 1);
  if (target === from) return target;
  const step = target < from ? 1 : -1;
  await sql`
    update ${sql.table(table)}
    set position = case when ${idOf[table]} = ${id} then ${target} else position + ${step} end
    where merchant_id = ${merchantId} and ${livingOf[table]}
      and position between ${Math.min(from, target)} and ${Math.max(from, target)}
  `.execute(trx);
  return target;
}

export async function productOrder(trx: Trx, merchantId: string): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select product_id from products where merchant_id = ${merchantId} and ${livingOf.products} order by position, product_id
  `.execute(trx);
  return rows.map((row) => row.product_id);
}

export async function writeProductOrder(trx: Trx, merchantId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update products set position = places.place - 1
    from unnest(${ids}::uuid[]) with ordinality as places(id, place)
    where merchant_id = ${merchantId} and product_id = places.id and position <> places.place - 1
  `.execute(trx);
}
