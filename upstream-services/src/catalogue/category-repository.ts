import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

/** A merchant's categories in their order, with their products in the products' order. */
export const listCategories = (db: Database, merchantId: string, onlyPosted: boolean) =>
  db
    .selectFrom('categories')
    .select((eb) => [
      'category_id',
      'title',
      'description',
      eb
        .selectFrom('product_categories')
        .innerJoin('products', (join) =>
          join
            .onRef('products.merchant_id', '=', 'product_categories.merchant_id')
            .onRef('products.product_id', '=', 'product_categories.product_id'),
        )
        .select(sql<string[]>`coalesce(json_agg(products.product_id order by products.position), '[]')`.as('ids'))
        .whereRef('product_categories.merchant_id', '=', 'categories.merchant_id')
        .whereRef('product_categories.category_id', '=', 'categories.category_id')
        .$if(onlyPosted, (query) => query.where('products.is_posted', '=', true))
        .$asScalar()
        .$notNull()
        .as('product_ids'),
    ])
    .where('merchant_id', '=', merchantId)
    .orderBy('position')
    .execute();

/** How many of these categories the merchant has. */
export async function countCategories(db: Database, merchantId: string, ids: string[]): Promise<number> {
  const { count } = await db
    .selectFrom('categories')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('merchant_id', '=', merchantId)
    .where('category_id', '=', sql<string>`any(${ids}::uuid[])`)
    .executeTakeFirstOrThrow();
  return count;
}

export interface CategoryValues {
  title: string;
  description: string;
}

/** Adds a category at a place. */
export async function insertCategory(
  trx: Trx,
  row: CategoryValues & { merchant_id: string; category_id: string; position: number; created_at: Date },
): Promise<void> {
  await trx.insertInto('categories').values(row).execute();
}

/** A category's own columns. */
export const readCategory = (trx: Trx, merchantId: string, categoryId: string) =>
  trx
    .selectFrom('categories')
    .select(['title', 'description', 'position'])
    .where('merchant_id', '=', merchantId)
    .where('category_id', '=', categoryId)
    .executeTakeFirst();

/** Changes a category's own columns. */
export async function updateCategoryRow(
  trx: Trx,
  merchantId: string,
  categoryId: string,
  values: CategoryValues,
): Promise<void> {
  await trx
    .updateTable('categories')
    .set(values)
    .where('merchant_id', '=', merchantId)
    .where('category_id', '=', categoryId)
    .execute();
}

/** Deletes a category; its products stay. */
export async function deleteCategoryRow(trx: Trx, merchantId: string, categoryId: string): Promise<void> {
  await trx
    .deleteFrom('categories')
    .where('merchant_id', '=', merchantId)
    .where('category_id', '=', categoryId)
    .execute();
}
