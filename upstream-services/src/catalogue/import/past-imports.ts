import { undoImportHours } from 'shared-contracts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { BeforeImport } from '../../db/schema/product-imports.ts';

const hour = 3600 * 1000;
const fileDays = 30;

export const undoableSince = (now: Date): Date => new Date(now.getTime() - undoImportHours * hour);

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
