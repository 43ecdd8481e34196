import { sql } from 'kysely';
import type { ImportResult } from 'shared-contracts';
import { subjectsSince } from '../../audit/index.ts';
import type { Database } from '../../db/database.ts';
import type { BeforeImport } from '../../db/schema/product-imports.ts';
import type { Trx } from '../../db/transaction.ts';

export type ProductLine = Omit<BeforeImport['changed'][number], 'pictures'> & { position: number };

const lines = (rows: readonly ProductLine[]) => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line(
    product_id uuid, title text, price bigint, old_price bigint, is_posted boolean, fields text, search_text text,
    position integer, categories jsonb
  )
`;

export async function insertLines(trx: Trx, merchantId: string, rows: readonly ProductLine[], now: Date) {
  await sql`
    insert into products (
      merchant_id, product_id, title, price, old_price, is_posted, fields, search_text, position, created_at, updated_at
    )
    select ${merchantId}::uuid, product_id, title, price, old_price, is_posted, fields::jsonb, search_text, position,
      ${now}::timestamptz, ${now}::timestamptz
    from ${lines(rows)}
  `.execute(trx);
  await insertCategoryLines(trx, merchantId, rows);
}

export async function updateLines(trx: Trx, merchantId: string, rows: readonly ProductLine[], now: Date) {
  await sql`
    update products set title = line.title, price = line.price, old_price = line.old_price, is_posted = line.is_posted,
      fields = line.fields::jsonb, search_text = line.search_text, updated_at = ${now}
    from ${lines(rows)}
    where products.merchant_id = ${merchantId} and products.product_id = line.product_id
  `.execute(trx);
  await sql`
    delete from product_categories where merchant_id = ${merchantId}
      and product_id = any(${rows.map((row) => row.product_id)}::uuid[])
  `.execute(trx);
  await insertCategoryLines(trx, merchantId, rows);
}

const insertCategoryLines = (trx: Trx, merchantId: string, rows: readonly ProductLine[]) =>
  sql`
    insert into product_categories (merchant_id, category_id, product_id)
    select categories.merchant_id, categories.category_id, line.product_id
    from ${lines(rows)}
    cross join lateral jsonb_array_elements_text(line.categories) as named(id)
    join categories on categories.merchant_id = ${merchantId} and categories.category_id = named.id::uuid
    on conflict do nothing
  `.execute(trx);

export const findImport = (trx: Trx, merchantId: string, importId: string) =>
  trx
    .selectFrom('product_imports')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('import_id', '=', importId)
    .executeTakeFirst();

export interface ImportedFile {
  name: string | null;
  hash: Buffer;
}

export async function insertImportRecord(
  trx: Trx,
  merchantId: string,
  importId: string,
  kept: { answer: ImportResult; before: BeforeImport; file: ImportedFile; now: Date },
): Promise<void> {
  await trx
    .insertInto('product_imports')
    .values({
      merchant_id: merchantId,
      import_id: importId,
      created_at: kept.now,
      undone_at: null,
      answer: JSON.stringify(kept.answer),
      before: JSON.stringify(kept.before),
      file_name: kept.file.name,
      file_hash: kept.file.hash,
    })
    .execute();
}

export async function markUndone(trx: Trx, merchantId: string, importId: string, now: Date): Promise<void> {
  await trx
    .updateTable('product_imports')
    .set({ undone_at: now })
    .where('merchant_id', '=', merchantId)
    .where('import_id', '=', importId)
    .execute();
}

/**
 * Updates the planner's statistics after many inserts: until autovacuum does, the planner takes these tables for nearly empty, and plans for one row
 * instead of thousands. Skips a table that another process is analyzing.
 */
export async function analyzeTables(db: Database): Promise<void> {
  await sql`analyze (skip_locked) products, product_categories`.execute(db);
}

/** Categories without products that nobody has edited since. */
export async function findUnusedCategories(trx: Trx, merchantId: string, ids: readonly string[], since: Date) {
  const { rows } = await sql<{ category_id: string; title: string }>`
    select category_id, title from categories where merchant_id = ${merchantId} and category_id = any(${ids}::uuid[])
      and category_id::text not in (${subjectsSince(merchantId, 'category_changed', since)})
      and not exists (
        select from product_categories pc join products p on p.merchant_id = pc.merchant_id and p.product_id = pc.product_id
        where pc.merchant_id = categories.merchant_id and pc.category_id = categories.category_id and p.deleted_at is null
      )
    order by position
  `.execute(trx);
  return rows;
}

export async function closeCategoryGaps(trx: Trx, merchantId: string): Promise<void> {
  await sql`
    update categories set position = places.place - 1
    from (
      select category_id, row_number() over (order by position) as place from categories where merchant_id = ${merchantId}
    ) places
    where categories.merchant_id = ${merchantId} and categories.category_id = places.category_id
      and categories.position <> places.place - 1
  `.execute(trx);
}
