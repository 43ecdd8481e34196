import type { Database } from '../db/database.ts';
import type { EmailChangesTable } from '../db/schema/email-changes.ts';
import type { Trx } from '../db/transaction.ts';

const keptAfter = 86_400_000;

export async function putEmailChange(trx: Trx, change: Omit<EmailChangesTable, 'token_hash'>): Promise<void> {
  const row = { ...change, token_hash: null };
  await trx
    .insertInto('email_changes')
    .values(row)
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(row))
    .execute();
}

export const findEmailChange = (db: Database, merchantId: string, now: Date) =>
  db
    .selectFrom('email_changes')
    .select(['email', 'expires_at'])
    .where('merchant_id', '=', merchantId)
    .where('expires_at', '>', new Date(now.getTime() - keptAfter))
    .executeTakeFirst();

export const findEmailChangeToMail = (db: Database, changeId: string, now: Date) =>
  db
    .selectFrom('email_changes')
    .innerJoin('accounts', 'accounts.merchant_id', 'email_changes.merchant_id')
    .select(['accounts.email as from', 'email_changes.email as to', 'expires_at'])
    .where('change_id', '=', changeId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export async function setEmailLink(trx: Trx, changeId: string, tokenHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('email_changes')
    .set({ token_hash: tokenHash })
    .where('change_id', '=', changeId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const takeEmailChange = (trx: Trx, tokenHash: Buffer, now: Date) =>
  trx
    .deleteFrom('email_changes')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['merchant_id', 'email', 'session_hash'])
    .executeTakeFirst();

export async function deleteEmailChange(trx: Trx, merchantId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('email_changes')
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends a change of e-mail whose asker's session has ended: whoever asked may not be the owner. */
export async function endEmailChangeWithSession(trx: Trx, merchantId: string): Promise<void> {
  await trx
    .deleteFrom('email_changes')
    .where('merchant_id', '=', merchantId)
    .where('session_hash', 'not in', (eb) =>
      eb.selectFrom('tokens').select('token_hash').where('merchant_id', '=', merchantId),
    )
    .execute();
}

export async function forgetEmailChanges(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('email_changes')
    .where('expires_at', '<', new Date(now.getTime() - keptAfter))
    .execute();
}
