import { sql } from 'kysely';
import { countRows } from '../db/count-rows.ts';
import type { Database } from '../db/database.ts';
import type { ProductsTable } from '../db/schema/products.ts';
import type { Trx } from '../db/transaction.ts';
import { undeletedProducts } from './product-query.ts';

export const wasDeleted = async (db: Database, merchantId: string, productId: string): Promise<boolean> =>
  (await db
    .selectFrom('products')
    .select('product_id')
    .where('merchant_id', '=', merchantId)
    .where('product_id', '=', productId)
    .where('deleted_at', 'is not', null)
    .unionAll(
      db
        .selectFrom('gone_products')
        .select('product_id')
        .where('merchant_id', '=', merchantId)
        .where('product_id', '=', productId),
    )
    .executeTakeFirst()) !== undefined;

export const countProducts = async (
  db: Database,
  merchantId: string,
  ids: string[],
  onlyPosted = false,
): Promise<number> => {
  return countRows(
    undeletedProducts(db, merchantId)
      .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
      .$if(onlyPosted, (q) => q.where('is_posted', '=', true)),
  );
};

export async function findTitles(db: Database, merchantId: string, ids: string[]): Promise<Map<string, string>> {
  const rows = await undeletedProducts(db, merchantId)
    .select(['product_id', 'title'])
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.title]));
}

export async function findTitlesWithDeleted(
  db: Database,
  merchantId: string,
  ids: string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('products')
    .select(['product_id', 'title'])
    .where('merchant_id', '=', merchantId)
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.title]));
}

export async function listProductIds(db: Database, merchantId: string): Promise<string[]> {
  const rows = await undeletedProducts(db, merchantId)
    .select('product_id')
    .orderBy('position')
    .orderBy('product_id')
    .execute();
  return rows.map((row) => row.product_id);
}

export const countAnyProducts = async (db: Database, merchantId: string, ids: string[]): Promise<number> => {
  return countRows(
    db
      .selectFrom('products')
      .where('merchant_id', '=', merchantId)
      .where('product_id', '=', sql<string>`any(${ids}::uuid[])`),
  );
};

type ProductValues = Pick<ProductsTable, 'title' | 'price' | 'old_price' | 'is_posted' | 'search_text'> & {
  fields: string;
};

export async function insertProduct(
  trx: Trx,
  row: ProductValues & { merchant_id: string; product_id: string; position: number; created_at: Date },
): Promise<void> {
  await trx
    .insertInto('products')
    .values({ ...row, updated_at: row.created_at })
    .execute();
}

export const readProductRow = (trx: Database | Trx, merchantId: string, productId: string) =>
  undeletedProducts(trx, merchantId)
    .select(['title', 'price', 'old_price', 'is_posted', 'fields', 'position'])
    .where('product_id', '=', productId)
    .executeTakeFirst();

export async function updateProductRow(
  trx: Trx,
  merchantId: string,
  productId: string,
  values: Partial<ProductValues> & { position?: number; deleted_at?: Date; updated_at: Date },
): Promise<void> {
  await trx
    .updateTable('products')
    .set(values)
    .where('merchant_id', '=', merchantId)
    .where('product_id', '=', productId)
    .execute();
}

export async function setProductCategories(trx: Trx, merchantId: string, productId: string, categoryIds: string[]) {
  await trx
    .deleteFrom('product_categories')
    .where('merchant_id', '=', merchantId)
    .where('product_id', '=', productId)
    .execute();
  if (categoryIds.length === 0) return;
  const rows = categoryIds.map((id) => ({ merchant_id: merchantId, product_id: productId, category_id: id }));
  await trx.insertInto('product_categories').values(rows).execute();
}
