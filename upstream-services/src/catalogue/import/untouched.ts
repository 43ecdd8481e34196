import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { BeforeImport } from '../../db/schema/product-imports.ts';
import type { Trx } from '../../db/transaction.ts';
import { sameSet } from './written.ts';

/** Which products of an import are as it left them: nobody has changed them, their categories, or the place of one of their pictures since. */
export async function untouchedSince(
  trx: Database | Trx,
  merchantId: string,
  { added, changed, after }: BeforeImport,
  at: Date,
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
  const repictured = await rearrangedSince(trx, merchantId, ids, at);
  const same = rows.filter((row) => {
    const left = after?.categories[row.product_id];
    return !repictured.has(row.product_id) && (!left || sameSet(left, row.categories));
  });
  return new Set(same.map((row) => row.product_id));
}

/** Products whose pictures a person has moved, shown or hidden since; those that an import brings are no such change. */
async function rearrangedSince(
  trx: Database | Trx,
  merchantId: string,
  ids: readonly string[],
  at: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ external_id: string }>`
    select distinct content.external_id from content
    join audit on audit.merchant_id = content.merchant_id and audit.subject_id = content.content_id::text
    where content.merchant_id = ${merchantId} and content.external_id = any(${ids}::text[])
      and audit.kind = 'picture_changed' and audit.at >= ${at}
  `.execute(trx);
  return new Set(rows.map((row) => row.external_id));
}

/** Titles of products that are there, in the shop's order. */
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
