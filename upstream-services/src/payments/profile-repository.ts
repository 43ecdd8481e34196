import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { PaymentProfilesTable } from '../db/schema/payment-profiles.ts';
import type { Trx } from '../db/transaction.ts';

export const readProfileRow = (db: Database, merchantId: string) =>
  db
    .selectFrom('payment_profiles')
    .select(['payment_type', 'card_shop_id', 'secret_mask', 'capture', 'tax_system_code', 'vat_code'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();

type ProfileRow = NonNullable<Awaited<ReturnType<typeof readProfileRow>>>;

export interface CardAccountRow extends Pick<ProfileRow, 'payment_type' | 'capture' | 'tax_system_code' | 'vat_code'> {
  card_shop_id: string;
  sealed_secret: Buffer;
}

export async function readCardAccount(db: Database, merchantId: string): Promise<CardAccountRow | undefined> {
  const row = await db
    .selectFrom('payment_profiles')
    .select(['payment_type', 'card_shop_id', 'sealed_secret', 'capture', 'tax_system_code', 'vat_code'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { card_shop_id, sealed_secret } = row;
  return card_shop_id === null || sealed_secret === null ? undefined : { ...row, card_shop_id, sealed_secret };
}

export interface OfferedCard {
  shop_id: string;
  capture: ProfileRow['capture'];
}

export const offeredCard = (merchantId: string) => sql`
  select card_shop_id as shop_id, capture
  from payment_profiles
  where merchant_id = ${merchantId}::uuid and payment_type = 'card' and card_shop_id is not null and sealed_secret is not null`;

export async function saveProfile(
  trx: Trx,
  merchantId: string,
  values: Partial<Omit<PaymentProfilesTable, 'merchant_id' | 'capture'>> & { capture?: ProfileRow['capture'] },
): Promise<void> {
  await trx
    .insertInto('payment_profiles')
    .values({ payment_type: 'p2p', ...values, merchant_id: merchantId })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet({ ...values, merchant_id: merchantId }))
    .execute();
}
