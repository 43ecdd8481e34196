import { newId } from '../common/ids.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

export const deviceLife = 31_536_000_000;
const maxDevices = 20;

/** Whether a browser has signed in to the account of an e-mail before. An unknown e-mail runs the same query, so that timing tells nothing. */
export async function isKnownDevice(db: Database, email: string, tokenHash: Buffer, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('devices')
    .innerJoin('accounts', 'accounts.merchant_id', 'devices.merchant_id')
    .select('device_id')
    .where('accounts.email', '=', email)
    .where('devices.token_hash', '=', tokenHash)
    .where('last_used_at', '>', new Date(now.getTime() - deviceLife))
    .executeTakeFirst();
  return found !== undefined;
}

export async function rememberDevice(
  trx: Trx,
  device: { merchant_id: string; token_hash: Buffer; user_agent: string },
  now: Date,
): Promise<string> {
  const { device_id } = await trx
    .insertInto('devices')
    .values({ ...device, device_id: newId(), created_at: now, last_used_at: now })
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'token_hash']).doUpdateSet({ user_agent: device.user_agent, last_used_at: now }),
    )
    .returning('device_id')
    .executeTakeFirstOrThrow();
  const kept = trx
    .selectFrom('devices')
    .select('device_id')
    .where('merchant_id', '=', device.merchant_id)
    .orderBy('last_used_at', 'desc')
    .orderBy('device_id', 'desc')
    .limit(maxDevices);
  await trx
    .deleteFrom('devices')
    .where('merchant_id', '=', device.merchant_id)
    .where('device_id', 'not in', kept)
    .execute();
  return device_id;
}

export async function forgetOtherDevices(trx: Trx, merchantId: string, kept: Buffer | null): Promise<void> {
  await trx
    .deleteFrom('devices')
    .where('merchant_id', '=', merchantId)
    .$if(kept !== null, (query) => query.where('token_hash', '!=', kept))
    .execute();
}

export const listDevices = (db: Database, merchantId: string) =>
  db
    .selectFrom('devices')
    .select(['device_id', 'token_hash', 'user_agent', 'last_used_at'])
    .where('merchant_id', '=', merchantId)
    .orderBy('last_used_at', 'desc')
    .orderBy('device_id', 'desc')
    .execute();

export async function deleteDevice(trx: Trx, merchantId: string, deviceId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('devices')
    .where('merchant_id', '=', merchantId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

const useKnownTo = 10 * 60_000;

export async function noteDeviceUse(db: Database, merchantId: string, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('devices')
    .set({ last_used_at: now })
    .where('merchant_id', '=', merchantId)
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '<', new Date(now.getTime() - useKnownTo))
    .execute();
}
