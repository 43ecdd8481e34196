import type { Insertable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { PasskeysTable } from '../../db/schema/passkeys.ts';
import type { Trx } from '../../db/transaction.ts';

export const listPasskeys = (db: Database | Trx, merchantId: string) =>
  db
    .selectFrom('passkeys')
    .select(['passkey_id', 'credential_id', 'transports', 'name', 'created_at', 'last_used_at'])
    .where('merchant_id', '=', merchantId)
    .orderBy('created_at')
    .orderBy('passkey_id')
    .execute();

export const findPasskey = (db: Database, credentialId: string) =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();

export async function insertPasskey(trx: Trx, passkey: Insertable<PasskeysTable>): Promise<void> {
  await trx.insertInto('passkeys').values(passkey).execute();
}

/** @returns false where it was removed meanwhile */
export async function notePasskeyUse(
  trx: Trx,
  { merchantId, passkeyId, counter }: { merchantId: string; passkeyId: string; counter: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('merchant_id', '=', merchantId)
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

export async function setPasskeyName(trx: Trx, merchantId: string, passkeyId: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ name })
    .where('merchant_id', '=', merchantId)
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

export async function deletePasskey(trx: Trx, merchantId: string, passkeyId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('merchant_id', '=', merchantId)
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

/** With a new password: whoever knew the former one may have added a passkey. Before sessions end, so that a sign-in under way ends with them. */
export async function deleteAllPasskeys(trx: Trx, merchantId: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('merchant_id', '=', merchantId).execute();
}
