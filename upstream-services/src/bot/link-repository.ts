import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

export async function insertLink(
  db: Database,
  link: { token_hash: Buffer; merchant_id: string; expires_at: Date },
): Promise<void> {
  await db
    .insertInto('bot_links')
    .values({ ...link, used_by: null })
    .execute();
}

/** What became of a token. `again`: the same chat has used it before. */
type Used = { merchantId: string; again: boolean } | 'used' | 'late';

/**
 * Uses a token up.
 * @param by the chat, with its channel
 */
export async function useLink(trx: Trx, tokenHash: Buffer, by: string, now: Date): Promise<Used> {
  const link = await trx
    .selectFrom('bot_links')
    .select(['merchant_id', 'expires_at', 'used_by'])
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  if (!link) return 'late';
  if (link.used_by !== null) return link.used_by === by ? { merchantId: link.merchant_id, again: true } : 'used';
  if (link.expires_at <= now) return 'late';
  await trx.updateTable('bot_links').set({ used_by: by }).where('token_hash', '=', tokenHash).execute();
  return { merchantId: link.merchant_id, again: false };
}

/** Deletes tokens that ran out before a moment. */
export async function forgetLinks(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('bot_links').where('expires_at', '<', before).execute();
}
