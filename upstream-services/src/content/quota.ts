import { Refusal } from '../common/refusal.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

const MiB = 1024 * 1024;

async function readUsage(db: Database | Trx, merchantId: string): Promise<{ pictures: number; bytes: number }> {
  return db
    .selectFrom('content')
    .select((eb) => [
      eb.fn.countAll<number>().as('pictures'),
      eb.fn.coalesce(eb.fn.sum<number>('bytes'), eb.lit(0)).as('bytes'),
    ])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
}

const readGranted = (db: Database | Trx, merchantId: string) =>
  db
    .selectFrom('merchant_limits')
    .select(['pictures', 'picture_mebibytes'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();

export async function readPictureQuota(
  db: Database | Trx,
  { pictureQuota }: Pick<Config, 'pictureQuota'>,
  merchantId: string,
) {
  const [usage, granted] = await Promise.all([readUsage(db, merchantId), readGranted(db, merchantId)]);
  return {
    pictures: {
      used: usage.pictures,
      most: granted?.pictures ?? pictureQuota.pictures,
      common: pictureQuota.pictures,
      is_own: (granted?.pictures ?? null) !== null,
    },
    picture_mebibytes: {
      used: Math.round((usage.bytes / MiB) * 10) / 10,
      most: granted?.picture_mebibytes ?? Math.floor(pictureQuota.bytes / MiB),
      common: Math.floor(pictureQuota.bytes / MiB),
      is_own: (granted?.picture_mebibytes ?? null) !== null,
    },
  };
}

export async function grantPictures(
  trx: Trx,
  merchantId: string,
  granted: { pictures: number | null; picture_mebibytes: number | null },
): Promise<void> {
  await trx
    .insertInto('merchant_limits')
    .values({ merchant_id: merchantId, ...granted })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(granted))
    .execute();
}

export async function requireBytes(
  db: Database,
  { pictureQuota }: Pick<Config, 'pictureQuota'>,
  merchantId: string,
  added: number,
): Promise<void> {
  const { bytes } = await readUsage(db, merchantId);
  const granted = (await readGranted(db, merchantId))?.picture_mebibytes;
  const most = granted ? granted * MiB : pictureQuota.bytes;
  if (bytes + added > most) {
    throw new Refusal('list_full', { limit: { of: 'shop_picture_mebibytes', most: Math.floor(most / MiB) } });
  }
}

/**
 * Refuses pictures beyond the shop's quota. Called under the lock of the shop, it also holds for concurrent uploads.
 * @param added bytes of the new pictures, 0 before that is known, and how many they are
 * @throws Refusal list_full, naming how many pictures, or MiB of them, there may be
 */
export async function requireQuota(
  db: Database,
  config: Pick<Config, 'pictureQuota'>,
  merchantId: string,
  added: { bytes?: number; pictures?: number } = {},
): Promise<void> {
  const { pictures } = await readUsage(db, merchantId);
  const most = (await readGranted(db, merchantId))?.pictures ?? config.pictureQuota.pictures;
  if (pictures + (added.pictures ?? 1) > most) throw new Refusal('list_full', { limit: { of: 'shop_pictures', most } });
  await requireBytes(db, config, merchantId, added.bytes ?? 0);
}
