import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { PaymentAccountsTable } from '../db/schema/payment-profiles.ts';
import type { Trx } from '../db/transaction.ts';
import { type CardAccountRow, readCardAccount } from './profile-repository.ts';

export type AccountRow = Pick<CardAccountRow, 'card_shop_id' | 'sealed_secret' | 'tax_system_code' | 'vat_code'>;

export async function readAccountOf(db: Database, merchantId: string, shopId: string): Promise<AccountRow | undefined> {
  const account = await readCardAccount(db, merchantId);
  if (account?.card_shop_id === shopId) return account;
  const row = await db
    .selectFrom('payment_accounts')
    .select(['shop_id', 'sealed_secret', 'tax_system_code', 'vat_code'])
    .where('merchant_id', '=', merchantId)
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row && { ...row, card_shop_id: row.shop_id };
}

export async function keepAccount(trx: Trx, merchantId: string, account: AccountRow, now: Date): Promise<void> {
  const { card_shop_id, sealed_secret, tax_system_code, vat_code } = account;
  const used = await trx
    .selectFrom('payments')
    .select('payment_id')
    .where('merchant_id', '=', merchantId)
    .where('shop_id', '=', card_shop_id)
    .where('status', '!=', 'canceled')
    .limit(1)
    .executeTakeFirst();
  if (!used) return;
  const values: Omit<PaymentAccountsTable, 'merchant_id' | 'shop_id'> = {
    sealed_secret,
    tax_system_code,
    vat_code,
    kept_at: now,
  };
  await trx
    .insertInto('payment_accounts')
    .values({ merchant_id: merchantId, shop_id: card_shop_id, ...values })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'shop_id']).doUpdateSet(values))
    .execute();
}

export async function forgetSettledAccounts(db: Database, since: Date): Promise<void> {
  await sql`
    delete from payment_accounts as kept where not exists (
      select from payments
      where payments.merchant_id = kept.merchant_id and payments.shop_id = kept.shop_id
        and payments.created_at > ${since}
        and (payments.status in ('creating', 'pending', 'waiting_for_capture')
          or payments.status = 'succeeded' and payments.refunded < payments.amount - payments.released)
    )
  `.execute(db);
}
