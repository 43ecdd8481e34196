import { type RawBuilder, sql } from 'kysely';
import { backupLock } from 'shared-node';
import type { AppContext } from '../context.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import { orderedPictures } from './ports.ts';

/**
 * Deletes rows of `content`, and queues files for deletion that no other row uses: a copied product shares the files of the original.
 * @param which condition on `content`
 * @returns ids of the deleted rows
 */
export async function deletePictureRows(trx: Trx, merchantId: string, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ content_id: string; bucket: string; key: string }>`
    delete from content where merchant_id = ${merchantId} and ${which} returning content_id, bucket, key
  `.execute(trx);
  if (rows.length === 0) return [];
  await sql`
    insert into unused_pictures (merchant_id, bucket, key)
    select distinct ${merchantId}::uuid, bucket, key
    from unnest(${rows.map((row) => row.bucket)}::text[], ${rows.map((row) => row.key)}::text[]) as freed(bucket, key)
    where not exists (
      select from content where merchant_id = ${merchantId} and content.bucket = freed.bucket and content.key = freed.key
    )
    on conflict do nothing
  `.execute(trx);
  return rows.map((row) => row.content_id);
}

export const deleteProductPictures = (trx: Trx, merchantId: string, productIds: readonly string[]): Promise<string[]> =>
  deletePictureRows(trx, merchantId, sql`external_id = any(${productIds}::text[])`);

const atOnce = 50;

/**
 * Deletes the queued files, a portion at a time. Of a picture that an order shows, a small version stays. While a backup runs nothing is deleted,
 * since it may still have to copy the files.
 * @returns how many pictures were taken from the queue; those of an interrupted portion stay in it
 */
export async function deleteUnusedFiles(context: AppContext): Promise<number> {
  let deleted = 0;
  for (;;) {
    const count = await inTransaction(context, (trx) => deletePortion(context, trx));
    deleted += count;
    if (count < atOnce) return deleted;
  }
}

async function deletePortion({ pictures }: AppContext, trx: Trx): Promise<number> {
  const { rows: locks } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${backupLock}) as free
  `.execute(trx);
  if (!locks[0]?.free) return 0;
  const { rows } = await sql<{ merchant_id: string; bucket: string; key: string; used: boolean }>`
    delete from unused_pictures where (merchant_id, bucket, key) in (
      select merchant_id, bucket, key from unused_pictures limit ${atOnce} for update skip locked
    )
    returning merchant_id, bucket, key, exists (
      select from content where content.merchant_id = unused_pictures.merchant_id
        and content.bucket = unused_pictures.bucket and content.key = unused_pictures.key
    ) as used
  `.execute(trx);
  const unused = rows.filter(({ used }) => !used);
  const ordered = await orderedPictures.get()(
    trx,
    unused.map(({ key }) => key),
  );
  for (const { merchant_id: owner, bucket, key } of unused) {
    await (ordered.has(key) ? pictures.keepSmall(bucket, key, { owner }) : pictures.remove(bucket, key));
  }
  return rows.length;
}
