import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

/** What a mailed link does: sets a new password, or signs in. */
export type LinkKind = 'reset_links' | 'sign_in_links';

/** Keeps a link. Earlier ones go on working: else a stranger who asks again and again would end each before its owner opens it. */
export async function insertLink(
  trx: Trx,
  kind: LinkKind,
  link: { token_hash: Buffer; merchant_id: string; expires_at: Date },
): Promise<void> {
  await trx.insertInto(kind).values(link).execute();
}

/** Whose link it is; undefined where it is unknown, used or too old. */
export const findLink = async (
  db: Database,
  kind: LinkKind,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> => {
  const found = await db
    .selectFrom(kind)
    .select('merchant_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.merchant_id;
};

/** Uses a link up, and with it every other of its kind for the account. Answers whose it was, or undefined as {@link findLink} does. */
export async function useLink(trx: Trx, kind: LinkKind, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const used = await trx
    .updateTable(kind)
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('merchant_id')
    .executeTakeFirst();
  if (!used) return undefined;
  await endLinksOf(trx, kind, used.merchant_id, now);
  return used.merchant_id;
}

async function endLinksOf(trx: Trx, kind: LinkKind, merchantId: string, now: Date): Promise<void> {
  await trx
    .updateTable(kind)
    .set({ used_at: now })
    .where('merchant_id', '=', merchantId)
    .where('used_at', 'is', null)
    .execute();
}

/** Ends every link that was mailed to an account: whoever reads its former mailbox opens none of them any more. */
export async function endLinks(trx: Trx, merchantId: string, now: Date): Promise<void> {
  for (const kind of ['reset_links', 'sign_in_links'] as const) await endLinksOf(trx, kind, merchantId, now);
}
