import { Refusal } from '../common/refusal.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';

const MiB = 1024 * 1024;

/** Pictures of a merchant, hidden ones included, and the bytes of their files. */
async function readUsage(db: Database, merchantId: string): Promise<{ pictures: number; bytes: number }> {
  return db
    .selectFrom('content')
    .select((eb) => [
      eb.fn.countAll<number>().as('pictures'),
      eb.fn.coalesce(eb.fn.sum<number>('bytes'), eb.lit(0)).as('bytes'),
    ])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
}

/**
 * Says no where a merchant's pictures would be more than they may. Under the lock of the shop it holds for all that come at once.
 * @param added bytes of the picture that would come; 0 before that is known
 * @throws Refusal list_full, naming how many pictures, or MiB of them, there may be
 */
export async function requireQuota(
  db: Database,
  { pictureQuota }: Pick<Config, 'pictureQuota'>,
  merchantId: string,
  added = 0,
): Promise<void> {
  const { pictures, bytes } = await readUsage(db, merchantId);
  if (pictures >= pictureQuota.pictures) {
    throw new Refusal('list_full', { limit: { of: 'shop_pictures', most: pictureQuota.pictures } });
  }
  if (bytes + added > pictureQuota.bytes) {
    const most = Math.floor(pictureQuota.bytes / MiB);
    throw new Refusal('list_full', { limit: { of: 'shop_picture_mebibytes', most } });
  }
}
