import { maxPushDevices } from 'shared-contracts';
import type { Database } from '../../db/database.ts';
import type { PushDevicesTable } from '../../db/schema/push.ts';
import type { Trx } from '../../db/transaction.ts';

export const listDevices = (db: Database, merchantId: string) =>
  db
    .selectFrom('push_devices')
    .select(['push_id', 'user_agent', 'added_at', 'token_hash'])
    .where('merchant_id', '=', merchantId)
    .orderBy('added_at', 'desc')
    .orderBy('push_id', 'desc')
    .limit(maxPushDevices)
    .execute();

export const hearsByPush = async (db: Database, merchantId: string): Promise<boolean> =>
  (await listDevices(db, merchantId)).length > 0;

export const findDevice = (db: Database, merchantId: string, pushId: string) =>
  db
    .selectFrom('push_devices')
    .select('sealed_subscription')
    .where('merchant_id', '=', merchantId)
    .where('push_id', '=', pushId)
    .executeTakeFirst();

/** Saves a browser; beyond the limit the oldest goes. Undefined where the session has ended meanwhile: a trigger then drops the row. */
export async function saveDevice(trx: Trx, device: PushDevicesTable): Promise<string | undefined> {
  const { merchant_id, sealed_subscription, token_hash, user_agent, seen_at } = device;
  const saved = await trx
    .insertInto('push_devices')
    .values(device)
    .onConflict((conflict) =>
      conflict
        .constraint('push_devices_endpoint')
        .doUpdateSet({ sealed_subscription, token_hash, user_agent, seen_at }),
    )
    .returning('push_id')
    .executeTakeFirst();
  const kept = trx
    .selectFrom('push_devices')
    .select('push_id')
    .where('merchant_id', '=', merchant_id)
    .orderBy('seen_at', 'desc')
    .orderBy('push_id', 'desc')
    .limit(maxPushDevices);
  await trx
    .deleteFrom('push_devices')
    .where('merchant_id', '=', merchant_id)
    .where('push_id', 'not in', kept)
    .execute();
  return saved?.push_id;
}

export async function deleteDevice(db: Database, merchantId: string, pushId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_devices')
    .where('merchant_id', '=', merchantId)
    .where('push_id', '=', pushId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function forgetDevices(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('push_devices').where('seen_at', '<', before).execute();
}
