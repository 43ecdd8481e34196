import { sql } from 'kysely';
import { type GenerationDoubt, type GenerationProblem, maxGenerationInputs } from 'shared-contracts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

async function lockNew(trx: Trx, merchantId: string, attemptId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('generations')
    .select('status')
    .where('merchant_id', '=', merchantId)
    .where('attempt_id', '=', attemptId)
    .forUpdate()
    .executeTakeFirst();
  return row?.status === 'created';
}

export async function placeForInput(trx: Trx, merchantId: string, attemptId: string): Promise<number | null> {
  if (!(await lockNew(trx, merchantId, attemptId))) return null;
  const { count, next } = await trx
    .selectFrom('generation_pictures')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      // Not the count: an earlier input may have been removed.
      sql<number>`coalesce(max(place) + 1, 0)`.as('next'),
    ])
    .where('merchant_id', '=', merchantId)
    .where('attempt_id', '=', attemptId)
    .executeTakeFirstOrThrow();
  return count < maxGenerationInputs ? next : null;
}

const maxUnstarted = 20;

export async function deleteUnstartedInputs(trx: Trx, merchantId: string): Promise<{ bucket: string; key: string }[]> {
  const { rows } = await sql<{ bucket: string | null; key: string | null }>`
    with doomed as (
      select attempt_id from generations
      where merchant_id = ${merchantId} and status = 'created' and batch_id is null
      order by created_at desc, attempt_id desc offset ${maxUnstarted}
    ), files as (
      select bucket, key from generation_pictures where merchant_id = ${merchantId} and attempt_id in (select attempt_id from doomed)
    ), deleted as (
      delete from generations where merchant_id = ${merchantId} and attempt_id in (select attempt_id from doomed)
    )
    select bucket, key from files
  `.execute(trx);
  return rows.flatMap(({ bucket, key }) => (bucket !== null && key !== null ? [{ bucket, key }] : []));
}

export async function removeInput(trx: Trx, merchantId: string, attemptId: string, place: number) {
  if (!(await lockNew(trx, merchantId, attemptId))) return null;
  return trx
    .deleteFrom('generation_pictures')
    .where('merchant_id', '=', merchantId)
    .where('attempt_id', '=', attemptId)
    .where('role', '=', 'input')
    .where('place', '=', place)
    .returning(['bucket', 'key'])
    .executeTakeFirst();
}

export async function setInputNote(
  trx: Trx,
  { merchant_id, attempt_id }: { merchant_id: string; attempt_id: string },
  place: number,
  note: { problem: GenerationProblem } | { doubts: GenerationDoubt[] },
) {
  await trx
    .updateTable('generation_pictures')
    .set(note)
    .where('merchant_id', '=', merchant_id)
    .where('attempt_id', '=', attempt_id)
    .where('role', '=', 'input')
    .where('place', '=', place)
    .execute();
}

export async function generatedBytes(db: Database, merchantId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('generation_pictures')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('bytes'), eb.lit(0)).as('bytes'))
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return bytes;
}
