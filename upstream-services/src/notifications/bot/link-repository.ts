import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/transaction.ts';

type LinkKind = 'bot_links' | 'order_follow_links';

export async function insertLink(
  db: Database,
  link: { token_hash: Buffer; merchant_id: string; session_hash: Buffer; expires_at: Date },
): Promise<void> {
  await db
    .insertInto('bot_links')
    .values({ ...link, used_by: null })
    .execute();
}

export async function insertFollowLink(
  db: Database,
  link: { token_hash: Buffer; merchant_id: string; order_id: string; expires_at: Date },
): Promise<void> {
  await db
    .insertInto('order_follow_links')
    .values({ ...link, used_by: null })
    .execute();
}

export async function orderOfLink(trx: Trx, tokenHash: Buffer): Promise<string> {
  const link = await trx
    .selectFrom('order_follow_links')
    .select('order_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return link.order_id;
}

type Used = { merchantId: string; again: boolean } | 'used' | 'late';

export async function useLink(trx: Trx, kind: LinkKind, tokenHash: Buffer, by: string, now: Date): Promise<Used> {
  const link = await trx
    .selectFrom(kind)
    .select(['merchant_id', 'expires_at', 'used_by'])
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  if (!link) return 'late';
  if (link.used_by !== null) return link.used_by === by ? { merchantId: link.merchant_id, again: true } : 'used';
  if (link.expires_at <= now) return 'late';
  await trx.updateTable(kind).set({ used_by: by }).where('token_hash', '=', tokenHash).execute();
  return { merchantId: link.merchant_id, again: false };
}

export async function forgetLinks(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('bot_links').where('expires_at', '<', before).execute();
  await db.deleteFrom('order_follow_links').where('expires_at', '<', before).execute();
}
