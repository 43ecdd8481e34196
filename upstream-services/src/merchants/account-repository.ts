import type { Database } from '../db/database.ts';
import type { Consent } from '../db/schema/orders.ts';
import type { Trx } from '../db/transaction.ts';

/** An account to sign in to. */
export interface Account {
  merchant_id: string;
  email: string;
  password_hash: string;
}

/** Finds an account by its e-mail, in lower case. */
export const findAccount = (db: Database, email: string): Promise<Account | undefined> =>
  db
    .selectFrom('accounts')
    .select(['merchant_id', 'email', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();

/** Makes account, name, shop and the shop's state. Throws the database's error where name or e-mail are taken. */
export async function insertMerchant(
  trx: Trx,
  account: Account & { name: string; consents: Consent[] },
  now: Date,
): Promise<void> {
  const { name, consents, ...row } = account;
  const { merchant_id } = row;
  await trx
    .insertInto('accounts')
    .values({ ...row, consents: JSON.stringify(consents), created_at: now })
    .execute();
  await trx.insertInto('shop_names').values({ name, merchant_id }).execute();
  await trx.insertInto('shops').values({ merchant_id, created_at: now, updated_at: now }).execute();
  await trx.insertInto('shop_state').values({ merchant_id }).execute();
}

/** Sets the hash of an account's password. */
export async function setPasswordHash(trx: Trx, merchantId: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('merchant_id', '=', merchantId)
    .execute();
}

/** The hash of an account's password. */
export const readPasswordHash = async (db: Database, merchantId: string): Promise<string> =>
  (
    await db
      .selectFrom('accounts')
      .select('password_hash')
      .where('merchant_id', '=', merchantId)
      .executeTakeFirstOrThrow()
  ).password_hash;

/** Keeps a link that sets a new password; earlier ones of the account end. */
export async function insertResetLink(
  trx: Trx,
  link: { token_hash: Buffer; merchant_id: string; expires_at: Date },
): Promise<void> {
  await trx.deleteFrom('reset_links').where('merchant_id', '=', link.merchant_id).execute();
  await trx.insertInto('reset_links').values(link).execute();
}

/** Uses a link up. Answers whose it was, or undefined where it is unknown, used or too old. */
export async function useResetLink(trx: Trx, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const used = await trx
    .updateTable('reset_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('merchant_id')
    .executeTakeFirst();
  return used?.merchant_id;
}
