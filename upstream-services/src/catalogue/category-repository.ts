import { sql } from 'kysely';
import { listLimits, maxCategoryProductIds } from 'shared-contracts';
import { countRows } from '../db/count-rows.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

/** Most categories in one answer. Shops from before the limit may have more: the rest appear once some are deleted. */
const maxListed = 5 * listLimits.categories;

interface ListedCategory extends CategoryValues {
  category_id: string;
  product_ids: string[];
  count: number;
}

export async function listCategories(db: Database, merchantId: string, onlyPosted: boolean): Promise<ListedCategory[]> {
  const { rows } = await sql<ListedCategory>`
    with held as (
      select pc.category_id, pc.product_id, row_number() over (order by c.position, p.position, pc.product_id) as number
      from product_categories pc
      join categories c on c.merchant_id = pc.merchant_id and c.category_id = pc.category_id
      join products p on p.merchant_id = pc.merchant_id and p.product_id = pc.product_id
      where pc.merchant_id = ${merchantId} and p.deleted_at is null and (p.is_posted or ${!onlyPosted})
    ), named as (
      select category_id, count(*)::integer as count,
        coalesce(json_agg(product_id order by number) filter (where number <= ${maxCategoryProductIds}), '[]') as product_ids
      from held group by category_id
    )
    select c.category_id, c.title, c.description, c.addons,
      coalesce(named.product_ids, '[]') as product_ids, coalesce(named.count, 0) as count
    from categories c left join named on named.category_id = c.category_id
    where c.merchant_id = ${merchantId}
    order by c.position limit ${maxListed}
  `.execute(db);
  return rows;
}

type Counts = { category_id: string; count: number }[];

/**
 * Counts from the index of `product_categories` alone and subtracts the few deleted products: a join with all products would take several times as
 * long.
 */
async function countByCategory(db: Database, merchantId: string): Promise<Map<string, number>> {
  const { rows: all } = await sql<Counts[number]>`
    select category_id, count(*) as count from product_categories where merchant_id = ${merchantId} group by category_id
  `.execute(db);
  const { rows: deleted } = await sql<Counts[number]>`
    select pc.category_id, count(*) as count
    from products p
    join product_categories pc on pc.merchant_id = p.merchant_id and pc.product_id = p.product_id
    where p.merchant_id = ${merchantId} and p.deleted_at is not null
    group by pc.category_id
  `.execute(db);
  const counts = new Map(all.map((row) => [row.category_id, Number(row.count)]));
  for (const row of deleted) counts.set(row.category_id, (counts.get(row.category_id) ?? 0) - Number(row.count));
  return counts;
}

async function countPostedByCategory(db: Database, merchantId: string): Promise<Map<string, number>> {
  const { rows } = await sql<Counts[number]>`
    select pc.category_id, count(*) as count
    from product_categories pc
    join products p on p.merchant_id = pc.merchant_id and p.product_id = pc.product_id
    where pc.merchant_id = ${merchantId} and p.deleted_at is null and p.is_posted
    group by pc.category_id
  `.execute(db);
  return new Map(rows.map((row) => [row.category_id, Number(row.count)]));
}

export async function listCountedCategories(db: Database, merchantId: string, onlyPosted: boolean) {
  const rows = await db
    .selectFrom('categories')
    .select(['category_id', 'title', 'description', 'addons'])
    .where('merchant_id', '=', merchantId)
    .orderBy('position')
    .limit(maxListed)
    .execute();
  // A separate query: in a join, a planner without current statistics would count anew for each category.
  const counts = await (onlyPosted ? countPostedByCategory : countByCategory)(db, merchantId);
  return rows.map((row) => ({ ...row, count: counts.get(row.category_id) ?? 0 }));
}

const compared = (title: unknown) => sql<string>`replace(lower(${title}), 'ё', 'е')`;

export const isTitleTaken = async (trx: Trx, merchantId: string, title: string, besides: string | null) =>
  (await trx
    .selectFrom('categories')
    .select('category_id')
    .where('merchant_id', '=', merchantId)
    .where(compared(sql.ref('title')), '=', compared(title))
    .$if(besides !== null, (query) => query.where('category_id', '!=', besides as string))
    .executeTakeFirst()) !== undefined;

/** @returns the products that were not in it */
export async function addToCategory(
  trx: Trx,
  merchantId: string,
  categoryId: string,
  ids: string[],
): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    insert into product_categories (merchant_id, category_id, product_id)
    select merchant_id, ${categoryId}::uuid, product_id from products
    where merchant_id = ${merchantId} and product_id = any(${ids}::uuid[]) and deleted_at is null
    on conflict do nothing
    returning product_id
  `.execute(trx);
  return rows.map((row) => row.product_id);
}

/** @returns the products that were in it */
export async function removeFromCategory(
  trx: Trx,
  merchantId: string,
  categoryId: string,
  ids: string[],
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('product_categories')
    .where('merchant_id', '=', merchantId)
    .where('category_id', '=', categoryId)
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .returning('product_id')
    .execute();
  return rows.map((row) => row.product_id);
}

export function countCategories(db: Database, merchantId: string, ids: string[]): Promise<number> {
  return countRows(
    db
      .selectFrom('categories')
      .where('merchant_id', '=', merchantId)
      .where('category_id', '=', sql<string>`any(${ids}::uuid[])`),
  );
}

interface CategoryValues {
  title: string;
  description: string;
  addons: boolean;
}

export async function insertCategory(
  trx: Trx,
  row: CategoryValues & { merchant_id: string; category_id: string; position: number; created_at: Date },
): Promise<void> {
  await trx.insertInto('categories').values(row).execute();
}

export const readCategory = (trx: Trx, merchantId: string, categoryId: string) =>
  trx
    .selectFrom('categories')
    .select(['title', 'description', 'addons', 'position'])
    .where('merchant_id', '=', merchantId)
    .where('category_id', '=', categoryId)
    .executeTakeFirst();

export async function updateCategoryRow(trx: Trx, merchantId: string, categoryId: string, values: CategoryValues) {
  await trx
    .updateTable('categories')
    .set(values)
    .where('merchant_id', '=', merchantId)
    .where('category_id', '=', categoryId)
    .execute();
}

export async function deleteCategoryRow(trx: Trx, merchantId: string, categoryId: string): Promise<void> {
  await trx
    .deleteFrom('categories')
    .where('merchant_id', '=', merchantId)
    .where('category_id', '=', categoryId)
    .execute();
}
