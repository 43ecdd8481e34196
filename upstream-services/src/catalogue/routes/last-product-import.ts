import { sql } from 'kysely';
import { type ImportResult, lastProductImport } from 'shared-contracts';
import type { Database } from '../../db/database.ts';
import { bindRoute } from '../../http/bind.ts';
import { undoableSince } from '../import/past-imports.ts';
import { findUnchangedProducts } from '../import/unchanged-products.ts';

/** What an undo would do. Of the record only ids are read: with the texts of ten thousand products it holds tens of megabytes. */
async function outlookOf(db: Database, merchantId: string, importId: string, at: Date) {
  const { rows } = await sql<{
    added: string[];
    changed: string[];
    pictured: string[];
    categories: Record<string, string[]> | null;
  }>`
    select before -> 'added' as added,
      jsonb_path_query_array(before, '$.changed[*].product_id') as changed,
      jsonb_path_query_array(answer, '$.pictures[*].product_id') as pictured,
      before -> 'after' -> 'categories' as categories
    from product_imports where merchant_id = ${merchantId} and import_id = ${importId}
  `.execute(db);
  const [past] = rows;
  if (!past) return { removed: 0, restored: 0, kept: 0 };
  const { added, changed, pictured, categories } = past;
  const found = { added, changed, pictured, categories: categories ?? undefined, at };
  const untouched = await findUnchangedProducts(db, merchantId, found);
  const removed = added.filter((id) => untouched.has(id)).length;
  const restored = changed.filter((id) => untouched.has(id)).length;
  return { removed, restored, kept: added.length + changed.length - removed - restored };
}

export default bindRoute(lastProductImport, async ({ context: { db, now }, caller: { merchantId } }) => {
  const latest = await db
    .selectFrom('product_imports')
    .select(['import_id', 'file_name', 'created_at', 'undone_at', 'emptied_at'])
    .select(sql<ImportResult['counts']>`answer -> 'counts'`.as('counts'))
    .where('merchant_id', '=', merchantId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest || latest.undone_at || latest.emptied_at || latest.created_at < undoableSince(now()))
    return { last: null };
  const { import_id, file_name, created_at, counts } = latest;
  return {
    last: {
      import_id,
      file_name: file_name ?? '',
      created_at: created_at.toISOString(),
      counts,
      undo: await outlookOf(db, merchantId, import_id, created_at),
    },
  };
});
