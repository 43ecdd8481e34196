import { type RawBuilder, sql } from 'kysely';
import { backupLock } from 'shared-node';
import type { AppContext } from '../context.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import { orderedPictures } from './ports.ts';

/**
 * Deletes pictures, and writes down those whose files nothing uses any more: a copied product shares them with the one it came from.
 * @param which condition on `content`
 * @returns their ids
 */
export async function forgetRows(trx: Trx, merchantId: string, which: RawBuilder<unknown>): Promise<string[]> {
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

export const forgetPictures = (trx: Trx, merchantId: string, productIds: readonly string[]): Promise<string[]> =>
  forgetRows(trx, merchantId, sql`external_id = any(${productIds}::text[])`);

const atOnce = 50;

/**
 * Deletes the files that were written down, a portion at a time; of what an order was of, a small picture stays. While a backup runs they wait, since it may still have to copy them.
 * @returns how many pictures went; those of an interrupted portion are taken again
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
