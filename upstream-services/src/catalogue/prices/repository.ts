import { sql } from 'kysely';
import type { PriceChangeResult, ProductField } from 'shared-contracts';
import type { Database } from '../../db/database.ts';
import type { ChangedPrice } from '../../db/schema/price-changes.ts';
import type { Trx } from '../../db/transaction.ts';
import { undeletedProducts } from '../product-query.ts';
import type { Priced, Repriced } from './plan.ts';

const priced = (products: ReturnType<typeof undeletedProducts>, ids: readonly string[]): Promise<Priced[]> =>
  products
    .select(['product_id', 'title', 'price', 'old_price'])
    // Only fields with sizes: the descriptions of thousands of products are megabytes.
    .select(sql<ProductField[]>`jsonb_path_query_array(fields, '$[*] ? (@.type == "sizes")')`.as('fields'))
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('position')
    .orderBy('product_id')
    .execute();

export const findPriced = (db: Database, merchantId: string, ids: readonly string[]): Promise<Priced[]> =>
  priced(undeletedProducts(db, merchantId), ids);

export const findPricedWithDeleted = (db: Database, merchantId: string, ids: readonly string[]): Promise<Priced[]> =>
  priced(db.selectFrom('products').where('products.merchant_id', '=', merchantId), ids);

export async function writePrices(trx: Trx, merchantId: string, rows: readonly Repriced[], now: Date) {
  const lines = rows.map(({ product_id, became, old_became, fields }) => ({ product_id, became, old_became, fields }));
  await sql`
    update products set price = line.became, old_price = line.old_became, updated_at = ${now},
      fields = jsonb_path_query_array(products.fields, '$[*] ? (@.type != "sizes")') || line.fields
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(
      product_id uuid, became bigint, old_became bigint, fields jsonb
    )
    where products.merchant_id = ${merchantId} and products.product_id = line.product_id
  `.execute(trx);
}

export const findChange = (db: Database, merchantId: string, changeId: string) =>
  db
    .selectFrom('price_changes')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('change_id', '=', changeId)
    .executeTakeFirst();

export const findLastChange = (db: Database, merchantId: string) =>
  db
    .selectFrom('price_changes')
    .select(['change_id', 'created_at', 'answer'])
    .where('merchant_id', '=', merchantId)
    .where('undone_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Price changes kept per merchant for undo: each may hold all products of the shop. */
const mostKept = 20;

export async function insertPriceChange(
  trx: Trx,
  merchantId: string,
  changeId: string,
  kept: { answer: PriceChangeResult; before: readonly ChangedPrice[]; now: Date },
): Promise<void> {
  await trx
    .insertInto('price_changes')
    .values({
      merchant_id: merchantId,
      change_id: changeId,
      created_at: kept.now,
      undone_at: null,
      answer: JSON.stringify(kept.answer),
      before: JSON.stringify(kept.before),
    })
    .execute();
  await sql`
    delete from price_changes where merchant_id = ${merchantId} and change_id in (
      select change_id from price_changes where merchant_id = ${merchantId} order by created_at desc, change_id offset ${mostKept}
    )
  `.execute(trx);
}

export async function markUndone(trx: Trx, merchantId: string, changeId: string, now: Date): Promise<void> {
  await trx
    .updateTable('price_changes')
    .set({ undone_at: now })
    .where('merchant_id', '=', merchantId)
    .where('change_id', '=', changeId)
    .execute();
}
