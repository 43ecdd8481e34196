import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

export type LinkKind = 'reset_links' | 'sign_in_links';

/** Stores a link. Earlier links stay valid: else a stranger who requests links again and again would end each before its owner opens it. */
export async function insertLink(
  trx: Trx,
  kind: LinkKind,
  link: { token_hash: Buffer; merchant_id: string; expires_at: Date },
): Promise<void> {
  await trx.insertInto(kind).values(link).execute();
}

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

export async function endLinks(trx: Trx, merchantId: string, now: Date): Promise<void> {
  for (const kind of ['reset_links', 'sign_in_links'] as const) await endLinksOf(trx, kind, merchantId, now);
}
