import { countRows } from '../db/count-rows.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

const idleLife = 1_209_600_000;
/** Precision of a session's last use, in milliseconds: an hour, so that reading calls rarely write. */
const useKnownTo = 3_600_000;

export const findToken = (db: Database, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('tokens')
    .innerJoin('accounts', 'accounts.merchant_id', 'tokens.merchant_id')
    .select(['accounts.merchant_id as merchantId', 'accounts.email'])
    .select('tokens.last_used_at as lastUsedAt')
    .where('tokens.token_hash', '=', tokenHash)
    .where('tokens.expires_at', '>', now)
    .where('tokens.last_used_at', '>', new Date(now.getTime() - idleLife))
    .executeTakeFirst();

export const isNewUse = (lastUsedAt: Date, now: Date): boolean => now.getTime() - lastUsedAt.getTime() > useKnownTo;

export async function noteTokenUse(db: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '<', new Date(now.getTime() - useKnownTo))
    .execute();
}

const maxSessions = 50;

export async function insertToken(
  trx: Trx,
  token: { token_hash: Buffer; merchant_id: string; device_id: string | null; created_at: Date; expires_at: Date },
): Promise<void> {
  await trx
    .deleteFrom('tokens')
    .where('merchant_id', '=', token.merchant_id)
    .where('expires_at', '<=', token.created_at)
    .execute();
  await trx
    .deleteFrom('tokens')
    .where('merchant_id', '=', token.merchant_id)
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('tokens')
        .select('token_hash')
        .where('merchant_id', '=', token.merchant_id)
        .orderBy('created_at', 'desc')
        .orderBy('token_hash')
        .offset(maxSessions - 1),
    )
    .execute();
  await trx
    .insertInto('tokens')
    .values({ ...token, last_used_at: token.created_at })
    .execute();
}

export type TokenScope = 'current' | 'others' | 'all';

export async function deleteTokens(trx: Trx, merchantId: string, scope: TokenScope, current: Buffer | null) {
  const { numDeletedRows } = await trx
    .deleteFrom('tokens')
    .where('merchant_id', '=', merchantId)
    .$if(scope === 'current', (query) => query.where('token_hash', '=', current))
    .$if(scope === 'others', (query) => query.where('token_hash', '!=', current))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteTokensOf(trx: Trx, merchantId: string, deviceId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('tokens')
    .where('merchant_id', '=', merchantId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export function countTokens(db: Database, merchantId: string, now: Date): Promise<number> {
  return countRows(
    db
      .selectFrom('tokens')
      .where('merchant_id', '=', merchantId)
      .where('expires_at', '>', now)
      .where('last_used_at', '>', new Date(now.getTime() - idleLife)),
  );
}
