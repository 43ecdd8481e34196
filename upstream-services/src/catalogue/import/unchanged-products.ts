import { sql } from 'kysely';
import type { ImportResult } from 'shared-contracts';
import { findProductsWithChangedPictures } from '../../content/index.ts';
import type { Database } from '../../db/database.ts';
import type { BeforeImport } from '../../db/schema/product-imports.ts';
import type { Trx } from '../../db/transaction.ts';
import { sameSet } from './imported-product.ts';

export interface PastImport {
  before: BeforeImport;
  answer: Pick<ImportResult, 'pictures'>;
  created_at: Date;
}

export async function findUnchangedProducts(
  trx: Database | Trx,
  merchantId: string,
  { before: { added, changed, after }, answer, created_at: at }: PastImport,
): Promise<Set<string>> {
  const ids = [...added, ...changed.map((one) => one.product_id)];
  const { rows } = await sql<{ product_id: string; categories: string[] }>`
    select product_id, coalesce(categories.ids, '{}') as categories from products
    left join (
      select product_id, array_agg(category_id::text) as ids from product_categories
      where merchant_id = ${merchantId} and product_id = any(${ids}::uuid[]) group by product_id
    ) categories using (product_id)
    where merchant_id = ${merchantId} and product_id = any(${ids}::uuid[]) and deleted_at is null
      and updated_at = ${at}
  `.execute(trx);
  const imported = new Set(answer.pictures.map(({ product_id }) => product_id));
  const repictured = await findProductsWithChangedPictures(trx, merchantId, { ids, imported, since: at });
  const same = rows.filter((row) => {
    const left = after?.categories[row.product_id];
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
