import { countRows } from '../../db/count-rows.ts';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/transaction.ts';

export const readTotp = (db: Database | Trx, merchantId: string) =>
  db.selectFrom('totp').select(['secret', 'confirmed_at']).where('merchant_id', '=', merchantId).executeTakeFirst();

export async function keepSecret(db: Database, merchantId: string, secret: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('totp')
    .values({ merchant_id: merchantId, secret, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict.column('merchant_id').doUpdateSet({ secret, last_step: 0 }).where('totp.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

export async function confirmSecret(
  trx: Trx,
  { merchantId, secret, step }: { merchantId: string; secret: Buffer; step: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('totp')
    .set({ confirmed_at: now, last_step: step })
    .where('merchant_id', '=', merchantId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Accepts a step once: false where this or a later step was accepted before. */
export async function acceptTotpStep(db: Database, merchantId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ last_step: step })
    .where('merchant_id', '=', merchantId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

export async function takeRecoveryCode(db: Database, merchantId: string, codeHash: Buffer, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('merchant_id', '=', merchantId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

export async function replaceRecoveryCodes(trx: Trx, merchantId: string, hashes: Buffer[]): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('merchant_id', '=', merchantId).execute();
  const rows = hashes.map((code_hash) => ({ merchant_id: merchantId, code_hash, used_at: null }));
  await trx.insertInto('recovery_codes').values(rows).execute();
}

export function countRecoveryCodes(db: Database, merchantId: string): Promise<number> {
  return countRows(db.selectFrom('recovery_codes').where('merchant_id', '=', merchantId).where('used_at', 'is', null));
}

export async function deleteTotp(trx: Trx, merchantId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('merchant_id', '=', merchantId).execute();
  await trx.deleteFrom('totp').where('merchant_id', '=', merchantId).execute();
}
