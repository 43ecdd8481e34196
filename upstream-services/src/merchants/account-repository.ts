import { sql } from 'kysely';
import { demoDomain } from 'shared-contracts';
import type { Database } from '../db/database.ts';
import type { Consent } from '../db/schema/orders.ts';
import { insertShopState } from '../db/shop-state.ts';
import type { Trx } from '../db/transaction.ts';

export interface Account {
  merchant_id: string;
  email: string;
  password_hash: string;
}

export const accountOf = (db: Database, merchantId: string): Promise<Account & { password_set_at: Date | null }> =>
  db
    .selectFrom('accounts')
    .select(['merchant_id', 'email', 'password_hash', 'password_set_at'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();

export const ownerOf = (db: Database, merchantId: string): Promise<{ email: string; name: string }> =>
  db
    .selectFrom('accounts')
    .innerJoin('shop_names', 'shop_names.merchant_id', 'accounts.merchant_id')
    .select(['accounts.email', 'shop_names.name'])
    .where('accounts.merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();

export const emailOf = async (db: Database, merchantId: string): Promise<string> =>
  (await accountOf(db, merchantId)).email;

export async function emailsOf(db: Database, merchantIds: readonly string[]): Promise<Map<string, string>> {
  if (merchantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .select(['merchant_id', 'email'])
    .where('merchant_id', 'in', [...merchantIds])
    .execute();
  return new Map(rows.map(({ merchant_id, email }) => [merchant_id, email]));
}

export const demoMerchants = sql`select merchant_id from accounts where email like ${`%@${demoDomain}`}`;

export const findAccount = (db: Database, email: string): Promise<Account | undefined> =>
  db
    .selectFrom('accounts')
    .select(['merchant_id', 'email', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();

/** @throws the database's error where name or e-mail are taken */
export async function insertMerchant(trx: Trx, account: Account & { name: string; consents: Consent[] }, now: Date) {
  const { name, consents, ...row } = account;
  const { merchant_id } = row;
  await trx
    .insertInto('accounts')
    .values({ ...row, consents: JSON.stringify(consents), created_at: now })
    .execute();
  await trx.insertInto('shop_names').values({ name, merchant_id }).execute();
  await trx.insertInto('shops').values({ merchant_id, created_at: now, updated_at: now }).execute();
  await insertShopState(trx, merchant_id);
}

export async function setPasswordHash(trx: Trx, merchantId: string, passwordHash: string, now: Date): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ password_hash: passwordHash, password_set_at: now })
    .where('merchant_id', '=', merchantId)
    .execute();
}

export async function setEmail(trx: Trx, merchantId: string, email: string, now: Date): Promise<void> {
  const values = { email, email_confirmed_at: now };
  await trx.updateTable('accounts').set(values).where('merchant_id', '=', merchantId).execute();
}

export async function markEmailConfirmed(trx: Trx, merchantId: string, now: Date): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ email_confirmed_at: now })
    .where('merchant_id', '=', merchantId)
    .where('email_confirmed_at', 'is', null)
    .execute();
}

export async function isEmailConfirmed(db: Database, merchantId: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('email_confirmed_at')
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return (account?.email_confirmed_at ?? null) !== null;
}

export async function readMailbox(db: Database, merchantId: string): Promise<{ email: string; isConfirmed: boolean }> {
  const { email, email_confirmed_at } = await db
    .selectFrom('accounts')
    .select(['email', 'email_confirmed_at'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return { email, isConfirmed: email_confirmed_at !== null };
}
