import { type LastImport, undoImportHours } from 'shared-contracts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { BeforeImport } from '../../db/schema/product-imports.ts';
import { untouchedSince } from './untouched.ts';

const hour = 3600 * 1000;
const fileDays = 30;

export const undoableSince = (now: Date): Date => new Date(now.getTime() - undoImportHours * hour);

export async function lastImport(context: AppContext, merchantId: string): Promise<LastImport | null> {
  const latest = await context.db
    .selectFrom('product_imports')
    .select(['import_id', 'file_name', 'created_at', 'undone_at', 'emptied_at', 'answer', 'before'])
    .where('merchant_id', '=', merchantId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest || latest.undone_at || latest.emptied_at || latest.created_at < undoableSince(context.now())) return null;
  const { import_id, file_name, created_at, answer, before } = latest;
  return {
    import_id,
    file_name: file_name ?? '',
    created_at: created_at.toISOString(),
    counts: answer.counts,
    undo: await outlookOf(context.db, merchantId, before, created_at),
  };
}

async function outlookOf(db: Database, merchantId: string, before: BeforeImport, at: Date) {
  const untouched = await untouchedSince(db, merchantId, before, at);
  const removed = before.added.filter((id) => untouched.has(id)).length;
  const restored = before.changed.filter(({ product_id }) => untouched.has(product_id)).length;
  return { removed, restored, kept: before.added.length + before.changed.length - removed - restored };
}

export async function importedAt(db: Database, merchantId: string, hash: Buffer): Promise<Date | null> {
  const found = await db
    .selectFrom('product_imports')
    .select('created_at')
    .where('merchant_id', '=', merchantId)
    .where('file_hash', '=', hash)
    .where('undone_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.created_at ?? null;
}

const nothingBefore: BeforeImport = { added: [], changed: [], categories: [], order: null };

export async function forgetImports(context: AppContext): Promise<void> {
  const now = context.now();
  await context.db
    .updateTable('product_imports')
    .set({ before: JSON.stringify(nothingBefore), emptied_at: now })
    .where('created_at', '<', undoableSince(now))
    .where('emptied_at', 'is', null)
    .execute();
  await context.db
    .deleteFrom('product_imports')
    .where('created_at', '<', new Date(now.getTime() - fileDays * 24 * hour))
    .execute();
}
