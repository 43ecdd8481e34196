import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

/** Milliseconds after which a session ends that is not used: 14 days. */
const idleLife = 1_209_600_000;
/** How exactly a session's last use is known, in milliseconds: an hour, so that calls that only read do not all write. */
const useKnownTo = 3_600_000;

/** Finds whose token it is, where it has neither run out nor lain idle for too long. */
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

/** Whether a use is to be noted: the last one that was is an hour ago. */
export const isNewUse = (lastUsedAt: Date, now: Date): boolean => now.getTime() - lastUsedAt.getTime() > useKnownTo;

/** Notes that a session is used. */
export async function noteTokenUse(db: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '<', new Date(now.getTime() - useKnownTo))
    .execute();
}

/** Sessions that a merchant has at once: as the next one begins, the oldest ends. */
const maxSessions = 50;

/** Keeps a token's hash; tokens of the account that have run out go, and the oldest of too many. */
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

/** Which tokens end: this one, all others, or all. */
export type TokenScope = 'current' | 'others' | 'all';

/** Deletes tokens of a merchant. Answers how many there were. */
export async function deleteTokens(trx: Trx, merchantId: string, scope: TokenScope, current: Buffer | null) {
  const { numDeletedRows } = await trx
    .deleteFrom('tokens')
    .where('merchant_id', '=', merchantId)
    .$if(scope === 'current', (query) => query.where('token_hash', '=', current))
    .$if(scope === 'others', (query) => query.where('token_hash', '!=', current))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the tokens of one device. Answers how many there were. */
export async function deleteTokensOf(trx: Trx, merchantId: string, deviceId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('tokens')
    .where('merchant_id', '=', merchantId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Sessions of a merchant that have not run out. */
export async function countTokens(db: Database, merchantId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('merchant_id', '=', merchantId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', new Date(now.getTime() - idleLife))
    .executeTakeFirstOrThrow();
  return count;
}
