import { sql } from 'kysely';
import { findProductsWithChangedPictures } from '../../content/index.ts';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/transaction.ts';
import { sameSet } from './imported-product.ts';

interface PastImport {
  added: readonly string[];
  changed: readonly string[];
  /** Products to which it added pictures. */
  pictured: readonly string[];
  /** Categories of its products after it; absent for imports from before they were recorded. */
  categories: Record<string, string[]> | undefined;
  at: Date;
}

export async function findUnchangedProducts(
  trx: Database | Trx,
  merchantId: string,
  { added, changed, pictured, categories, at }: PastImport,
): Promise<Set<string>> {
  const ids = [...added, ...changed];
  const { rows } = await sql<{ product_id: string; categories: string[] }>`
    select product_id, coalesce(categories.ids, '{}') as categories from products
    left join (
      select product_id, array_agg(category_id::text) as ids from product_categories
      where merchant_id = ${merchantId} and product_id = any(${ids}::uuid[]) group by product_id
    ) categories using (product_id)
    where merchant_id = ${merchantId} and product_id = any(${ids}::uuid[]) and deleted_at is null
      and updated_at = ${at}
  `.execute(trx);
  const imported = new Set(pictured);
  const repictured = await findProductsWithChangedPictures(trx, merchantId, { ids, imported, since: at });
  const same = rows.filter((row) => {
    const left = categories?.[row.product_id];
    return !repictured.has(row.product_id) && (!left || sameSet(left, row.categories));
  });
  return new Set(same.map((row) => row.product_id));
}

export async function titlesOf(trx: Trx, merchantId: string, ids: readonly string[], most: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('products')
    .select('title')
    .where('merchant_id', '=', merchantId)
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .limit(most)
    .execute();
  return rows.map((row) => row.title);
}
