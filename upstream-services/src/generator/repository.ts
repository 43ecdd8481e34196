import { type Insertable, type Selectable, sql } from 'kysely';
import type { GenerationProblem, GenerationStatus } from 'shared-contracts';
import { countRows } from '../db/count-rows.ts';
import type { Database } from '../db/database.ts';
import type { GenerationPicturesTable } from '../db/schema/generations.ts';
import type { Trx } from '../db/transaction.ts';

export const activeStatuses = ['queued', 'running'] as const;

type PictureOfRow = Pick<
  Selectable<GenerationPicturesTable>,
  'role' | 'place' | 'bucket' | 'key' | 'problem' | 'doubts'
>;

const aheadOf = sql<number>`case when generations.status = 'queued' then (
  select count(*)::integer from generations other
  where other.merchant_id = generations.merchant_id and (
    other.status = 'running' or other.status = 'queued'
      and (other.batch_id is not null, other.deadline_at, other.attempt_id)
        < (generations.batch_id is not null, generations.deadline_at, generations.attempt_id)
  )
) else 0 end`;

const isReturned = sql<boolean>`exists (
  select from generation_ledger entry
  where entry.merchant_id = generations.merchant_id and entry.subject_id = generations.attempt_id and entry.kind = 'returned'
)`;

const generations = (db: Database, merchantId: string) =>
  db
    .selectFrom('generations')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('generation_pictures as picture')
        .select(
          sql<PictureOfRow[]>`coalesce(json_agg(json_build_object(
            'role', role, 'place', place, 'bucket', bucket, 'key', key, 'problem', problem, 'doubts', doubts
          ) order by role, place), '[]')`.as('all'),
        )
        .whereRef('picture.merchant_id', '=', 'generations.merchant_id')
        .whereRef('picture.attempt_id', '=', 'generations.attempt_id')
        .as('pictures'),
    )
    .select([aheadOf.as('ahead'), isReturned.as('is_returned')])
    .where('merchant_id', '=', merchantId);

export type GenerationRow = Awaited<ReturnType<typeof listActive>>[number];

export const findGeneration = (db: Database, merchantId: string, attemptId: string) =>
  generations(db, merchantId).where('attempt_id', '=', attemptId).executeTakeFirst();

export const findByToken = (db: Database, merchantId: string, token: string) =>
  db
    .selectFrom('generations')
    .select('attempt_id')
    .where('merchant_id', '=', merchantId)
    .where('idempotency_token', '=', token)
    .executeTakeFirst();

export const listActive = (db: Database, merchantId: string) =>
  generations(db, merchantId)
    .where('status', 'in', activeStatuses)
    .orderBy(sql`batch_id is not null`)
    .orderBy('created_at')
    .orderBy('attempt_id')
    .execute();

export const listStartedGenerations = (
  db: Database,
  merchantId: string,
  { limit, offset }: { limit: number; offset: number },
) =>
  generations(db, merchantId)
    .where('status', '!=', 'created')
    .orderBy('created_at', 'desc')
    .orderBy('attempt_id')
    .limit(limit)
    .offset(offset)
    .execute();

export const listReady = (db: Database, merchantId: string, { limit, offset }: { limit: number; offset: number }) =>
  generations(db, merchantId)
    .where('status', '=', 'succeeded')
    .where('settlement', '=', '')
    .where('batch_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('attempt_id')
    .limit(limit)
    .offset(offset)
    .execute();

function counted(db: Database, merchantId: string, which: ReturnType<typeof sql<boolean>>): Promise<number> {
  return countRows(db.selectFrom('generations').where('merchant_id', '=', merchantId).where(which));
}

export const countStartedGenerations = (db: Database, merchantId: string) =>
  counted(db, merchantId, sql<boolean>`status <> 'created'`);
export const countActive = (db: Database, merchantId: string) =>
  counted(db, merchantId, sql<boolean>`status in ('queued', 'running')`);
export const countReady = (db: Database, merchantId: string) =>
  counted(db, merchantId, sql<boolean>`status = 'succeeded' and settlement = '' and batch_id is not null`);

export const countGenerations = (db: Database, merchantId: string, ids: string[]) =>
  counted(db, merchantId, sql<boolean>`attempt_id = any(${ids}::uuid[])`);

interface NewGeneration {
  merchant_id: string;
  attempt_id: string;
  product_id: string | null;
  source_content_id: string | null;
  idempotency_token: string;
  batch_id: string | null;
  created_at: Date;
}

export async function insertGeneration(trx: Trx, row: NewGeneration): Promise<void> {
  await trx.insertInto('generations').values(row).execute();
}

export async function insertPicture(trx: Trx, row: Insertable<GenerationPicturesTable>): Promise<void> {
  await trx.insertInto('generation_pictures').values(row).execute();
}

export const listPictures = (db: Database, merchantId: string, attemptId: string, role: 'input' | 'output') =>
  db
    .selectFrom('generation_pictures')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('attempt_id', '=', attemptId)
    .where('role', '=', role)
    .orderBy('place')
    .execute();

interface Key {
  merchant_id: string;
  attempt_id: string;
}

const keyed = (trx: Database, { merchant_id, attempt_id }: Key) =>
  trx.updateTable('generations').where('merchant_id', '=', merchant_id).where('attempt_id', '=', attempt_id);

export async function setQueued(
  trx: Trx,
  key: Key,
  values: { category_slug: string; prompt: string; deadline_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await keyed(trx, key)
    .set({ ...values, status: 'queued' })
    .where('status', '=', 'created')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Marks an attempt as running. One that was started before keeps its deadline.
 * @param within milliseconds that it may take
 * @returns false where it is neither queued nor running
 */
export async function setRunning(db: Database, key: Key, now: Date, within: number): Promise<boolean> {
  const { numUpdatedRows } = await keyed(db, key)
    .set({
      status: 'running',
      started_at: sql<Date>`coalesce(started_at, ${now})`,
      deadline_at: sql<Date>`case when started_at is null then ${new Date(now.getTime() + within)} else deadline_at end`,
    })
    .where('status', 'in', activeStatuses)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setProgress(
  db: Database,
  key: Key,
  values: { progress?: number; step?: GenerationRow['step']; external_id?: string },
): Promise<void> {
  await keyed(db, key).set(values).where('status', '=', 'running').execute();
}

export async function setEnded(
  trx: Trx,
  key: Key,
  ending: { status: GenerationStatus; problem?: GenerationProblem; now: Date },
): Promise<boolean> {
  const { status, problem = '', now } = ending;
  const progress = status === 'succeeded' ? { progress: 100 } : {};
  const { numUpdatedRows } = await keyed(trx, key)
    .set({ status, problem, step: '', finished_at: now, ...progress })
    .where('status', 'in', activeStatuses)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What was taken stays taken: another device may not know it yet. Only {@link setTaken} takes it back. */
export async function setSettlement(db: Database, key: Key, settlement: GenerationRow['settlement']): Promise<void> {
  await keyed(db, key).set({ settlement }).where('settlement', '!=', 'taken').execute();
}

/** @returns false where the result is already as wanted */
export async function setTaken(trx: Trx, key: Key, isTaken: boolean): Promise<boolean> {
  const { numUpdatedRows } = await keyed(trx, key)
    .set({ settlement: isTaken ? 'taken' : '' })
    .where('settlement', isTaken ? '!=' : '=', 'taken')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const listOverdueGenerations = (db: Database, now: Date) =>
  db
    .selectFrom('generations')
    .select(['merchant_id', 'attempt_id'])
    .where('status', 'in', activeStatuses)
    .where('deadline_at', '<', now)
    .orderBy('deadline_at')
    .limit(500)
    .execute();
