import { sql } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import type { Database } from '../../db/database.ts';
import type { PromoCodesTable } from '../../db/schema/promo.ts';
import type { Trx } from '../../db/transaction.ts';

type Values = Omit<PromoCodesTable, 'merchant_id' | 'code_id' | 'version' | 'created_at'>;

const rows = (db: Database, merchantId: string) =>
  db
    .selectFrom('promo_codes')
    .select([
      'code_id',
      'code',
      'kind',
      'value',
      'starts',
      'ends',
      'least_sum',
      'category_ids',
      'spares_sales',
      'most_uses',
      'most_by_phone',
      'is_on',
      'version',
      sql<number>`promo_uses_of(promo_codes.merchant_id, promo_codes.code_id, null)`.as('uses'),
    ])
    .where('merchant_id', '=', merchantId);

export const listRows = (db: Database, merchantId: string) =>
  rows(db, merchantId).orderBy('created_at', 'desc').orderBy('code_id').execute();

export const findRow = (db: Database, merchantId: string, codeId: string) =>
  rows(db, merchantId).where('code_id', '=', codeId).executeTakeFirst();

export type PromoRow = NonNullable<Awaited<ReturnType<typeof findRow>>>;

export const countPromoCodes = (trx: Trx, merchantId: string): Promise<number> =>
  countRows(trx.selectFrom('promo_codes').where('merchant_id', '=', merchantId));

export async function insertPromoCode(trx: Trx, merchantId: string, codeId: string, values: Values): Promise<void> {
  await trx
    .insertInto('promo_codes')
    .values({ merchant_id: merchantId, code_id: codeId, created_at: values.updated_at, ...values })
    .execute();
}

export async function updateRow(trx: Trx, merchantId: string, codeId: string, values: Values): Promise<void> {
  await trx
    .updateTable('promo_codes')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('merchant_id', '=', merchantId)
    .where('code_id', '=', codeId)
    .execute();
}

/** @returns the code, as a buyer typed it */
export async function deleteRow(trx: Trx, merchantId: string, codeId: string): Promise<string | undefined> {
  const deleted = await trx
    .deleteFrom('promo_codes')
    .where('merchant_id', '=', merchantId)
    .where('code_id', '=', codeId)
    .returning('code')
    .executeTakeFirst();
  return deleted?.code;
}
