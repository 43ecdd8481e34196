import type { Database } from '../db/database.ts';
import type { PaymentProfilesTable } from '../db/schema/payment-profiles.ts';
import type { Trx } from '../db/transaction.ts';

/** The merchant's payment profile, or undefined where none is set. */
export const readProfileRow = (db: Database, merchantId: string) =>
  db
    .selectFrom('payment_profiles')
    .select(['payment_type', 'card_shop_id', 'secret_mask'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof readProfileRow>>>;

/** Sets what is given of a profile; the rest stays. */
export async function saveProfile(
  trx: Trx,
  merchantId: string,
  values: Partial<Omit<PaymentProfilesTable, 'merchant_id'>>,
): Promise<void> {
  await trx
    .insertInto('payment_profiles')
    .values({ payment_type: 'p2p', ...values, merchant_id: merchantId })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet({ ...values, merchant_id: merchantId }))
    .execute();
}
