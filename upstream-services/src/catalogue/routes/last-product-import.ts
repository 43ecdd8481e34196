import { lastProductImport } from 'shared-contracts';
import type { Database } from '../../db/database.ts';
import { bindRoute } from '../../http/bind.ts';
import { undoableSince } from '../import/past-imports.ts';
import { findUnchangedProducts, type PastImport } from '../import/unchanged-products.ts';

async function outlookOf(db: Database, merchantId: string, latest: PastImport) {
  const untouched = await findUnchangedProducts(db, merchantId, latest);
  const { before } = latest;
  const removed = before.added.filter((id) => untouched.has(id)).length;
  const restored = before.changed.filter(({ product_id }) => untouched.has(product_id)).length;
  return { removed, restored, kept: before.added.length + before.changed.length - removed - restored };
}

export default bindRoute(lastProductImport, async ({ context: { db, now }, caller: { merchantId } }) => {
  const latest = await db
    .selectFrom('product_imports')
    .select(['import_id', 'file_name', 'created_at', 'undone_at', 'emptied_at', 'answer', 'before'])
    .where('merchant_id', '=', merchantId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest || latest.undone_at || latest.emptied_at || latest.created_at < undoableSince(now()))
    return { last: null };
  const { import_id, file_name, created_at, answer } = latest;
  return {
    last: {
      import_id,
      file_name: file_name ?? '',
      created_at: created_at.toISOString(),
      counts: answer.counts,
      undo: await outlookOf(db, merchantId, latest),
    },
  };
});
