import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

const MiB = 1024 * 1024;

/** Whose numbers they are, and where other files than the shop's pictures are known. */
type Counting = Pick<AppContext, 'facts'> & { config: Pick<AppContext['config'], 'pictureQuota'> };

/** Pictures of a merchant, hidden ones included, and the bytes of their files and of the generator's. */
async function readUsage({ facts }: Counting, db: Database, merchantId: string) {
  const { pictures, bytes } = await db
    .selectFrom('content')
    .select((eb) => [
      eb.fn.countAll<number>().as('pictures'),
      eb.fn.coalesce(eb.fn.sum<number>('bytes'), eb.lit(0)).as('bytes'),
    ])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return { pictures, bytes: bytes + (await facts.generatedBytes(db, merchantId)) };
}

/** What staff granted this merchant; undefined or null: as much as everyone. */
const readGranted = (db: Database, merchantId: string) =>
  db
    .selectFrom('merchant_limits')
    .select(['pictures', 'picture_mebibytes'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();

/** How many pictures a merchant has and may have, and how many MiB of them, beside what everyone may have. */
export async function readPictureQuota(context: Counting, db: Database, merchantId: string) {
  const { pictureQuota } = context.config;
  const [usage, granted] = await Promise.all([readUsage(context, db, merchantId), readGranted(db, merchantId)]);
  const commonMebibytes = Math.floor(pictureQuota.bytes / MiB);
  return {
    pictures: {
      used: usage.pictures,
      most: granted?.pictures ?? pictureQuota.pictures,
      common: pictureQuota.pictures,
      is_own: (granted?.pictures ?? null) !== null,
    },
    picture_mebibytes: {
      used: Math.round((usage.bytes / MiB) * 10) / 10,
      most: granted?.picture_mebibytes ?? commonMebibytes,
      common: commonMebibytes,
      is_own: (granted?.picture_mebibytes ?? null) !== null,
    },
  };
}

/** Grants one merchant another number than all others; null: as much as everyone. */
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

/**
 * Says no where a merchant's files would take more than they may. Under the lock of the shop it holds for all that come at once.
 * @param added bytes that would come; 0 before they are known
 * @throws Refusal list_full, naming how many MiB there may be
 */
export async function requireBytes(context: Counting, db: Database, merchantId: string, added: number): Promise<void> {
  const { bytes } = await readUsage(context, db, merchantId);
  const granted = (await readGranted(db, merchantId))?.picture_mebibytes;
  const most = granted ? granted * MiB : context.config.pictureQuota.bytes;
  if (bytes + added > most) {
    throw new Refusal('list_full', { limit: { of: 'shop_picture_mebibytes', most: Math.floor(most / MiB) } });
  }
}

/**
 * Says no where a shop's pictures would be more, or take more, than they may. Under the lock of the shop it holds for all that come at once.
 * @param added bytes of the picture that would come; 0 before they are known
 * @throws Refusal list_full, naming how many pictures, or MiB of them, there may be
 */
export async function requireQuota(context: Counting, db: Database, merchantId: string, added = 0): Promise<void> {
  const { pictures } = await readUsage(context, db, merchantId);
  const most = (await readGranted(db, merchantId))?.pictures ?? context.config.pictureQuota.pictures;
  if (pictures >= most) throw new Refusal('list_full', { limit: { of: 'shop_pictures', most } });
  await requireBytes(context, db, merchantId, added);
}
