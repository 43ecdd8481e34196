import { type RawBuilder, sql } from 'kysely';
import { backupLock } from 'shared-node';
import type { AppContext } from '../context.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import { orderedPictures } from './ports.ts';

/**
 * Deletes rows of `content`, and queues files for deletion that no other row uses: a copied product shares the files of the original. Of the rows of
 * one file a single one counts its bytes: another takes them over.
 * @param which condition on `content`
 * @returns ids of the deleted rows
 */
export async function deletePictureRows(trx: Trx, merchantId: string, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ content_id: string; bucket: string; key: string; bytes: number }>`
    delete from content where merchant_id = ${merchantId} and ${which} returning content_id, bucket, key, bytes
  `.execute(trx);
  if (rows.length === 0) return [];
  const counted = rows.filter(({ bytes }) => bytes > 0);
  await sql`
    update content set bytes = freed.bytes
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as freed(bucket text, key text, bytes integer)
    where merchant_id = ${merchantId} and content_id = (
      select content_id from content heir
      where heir.merchant_id = ${merchantId} and heir.bucket = freed.bucket and heir.key = freed.key
      order by created_at, content_id limit 1
    )
  `.execute(trx);
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

/** A slow store may take longer for a picture's files than a transaction may otherwise wait for its next statement. */
const longestPause = '5min';

/**
 * Deletes the queued files, one picture at a time. Of a picture that an order shows, a small version stays. While a backup runs nothing is deleted,
 * since it may still have to copy the files.
 * @returns how many pictures were taken from the queue; the one that was interrupted stays in it
 */
export async function deleteUnusedFiles(context: AppContext): Promise<number> {
  let deleted = 0;
  while (await inTransaction(context, (trx) => deleteNext(context, trx))) deleted++;
  return deleted;
}

async function deleteNext({ pictures }: AppContext, trx: Trx): Promise<boolean> {
  const { rows: locks } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${backupLock}) as free,
      set_config('idle_in_transaction_session_timeout', ${longestPause}, true)
  `.execute(trx);
  if (!locks[0]?.free) return false;
  const { rows } = await sql<{ merchant_id: string; bucket: string; key: string; used: boolean }>`
    with next as (select merchant_id, bucket, key from unused_pictures limit 1 for update skip locked)
    delete from unused_pictures using next
    where unused_pictures.merchant_id = next.merchant_id and unused_pictures.bucket = next.bucket
      and unused_pictures.key = next.key
    returning unused_pictures.merchant_id, unused_pictures.bucket, unused_pictures.key, exists (
      select from content where content.merchant_id = unused_pictures.merchant_id
        and content.bucket = unused_pictures.bucket and content.key = unused_pictures.key
    ) as used
  `.execute(trx);
  const [next] = rows;
  if (!next) return false;
  const { merchant_id: owner, bucket, key, used } = next;
  if (used) return true;
  const ordered = await orderedPictures.get()(trx, [key]);
  await (ordered.has(key) ? pictures.keepSmall(bucket, key, { owner }) : pictures.remove(bucket, key));
  return true;
}
