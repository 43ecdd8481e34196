import { hashSecret, newSecret } from '../common/ids.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';
import type { Caller } from '../http/bind.ts';

const viewLife = 1_800_000;
const prefix = 'view-';

export const isViewToken = (token: string): boolean => token.startsWith(prefix);

export async function openView(trx: Trx, merchantId: string, staffId: string, now: Date): Promise<string> {
  const token = prefix + newSecret();
  await trx.deleteFrom('staff_views').where('staff_id', '=', staffId).where('expires_at', '<=', now).execute();
  await trx
    .insertInto('staff_views')
    .values({
      token_hash: hashSecret(token),
      merchant_id: merchantId,
      staff_id: staffId,
      expires_at: new Date(now.getTime() + viewLife),
    })
    .execute();
  return token;
}

export async function findViewer(db: Database, token: string, now: Date): Promise<Caller | null> {
  const tokenHash = hashSecret(token);
  const found = await db
    .selectFrom('staff_views')
    .innerJoin('accounts', 'accounts.merchant_id', 'staff_views.merchant_id')
    .select(['accounts.merchant_id as merchantId', 'accounts.email', 'staff_views.expires_at as viewedUntil'])
    .where('staff_views.token_hash', '=', tokenHash)
    .where('staff_views.expires_at', '>', now)
    .executeTakeFirst();
  return found ? { ...found, tokenHash } : null;
}

export async function endView(trx: Trx, tokenHash: Buffer): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('staff_views').where('token_hash', '=', tokenHash).executeTakeFirst();
  return Number(numDeletedRows);
}

export async function endViewsOf(trx: Trx, staffId: string): Promise<void> {
  await trx.deleteFrom('staff_views').where('staff_id', '=', staffId).execute();
}
