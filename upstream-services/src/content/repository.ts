import { sql } from 'kysely';
import { countRows } from '../db/count-rows.ts';
import type { Database } from '../db/database.ts';
import type { ContentTable } from '../db/schema/content.ts';
import type { Trx } from '../db/transaction.ts';

const content = (db: Database, merchantId: string) =>
  db.selectFrom('content').selectAll().where('merchant_id', '=', merchantId);

export const findContent = (db: Database, merchantId: string, by: { externalId?: string; contentId?: string }) =>
  content(db, merchantId)
    .$if(by.externalId !== undefined, (query) => query.where('external_id', '=', by.externalId as string))
    .$if(by.contentId !== undefined, (query) => query.where('content_id', '=', by.contentId as string))
    .orderBy('place')
    .orderBy('created_at')
    .orderBy('content_id')
    .execute();

export type ContentRow = Awaited<ReturnType<typeof findContent>>[number];

export const findReplacedPicture = (shown: readonly ContentRow[], place: number): ContentRow | undefined =>
  shown.find((row) => row.place === place) ?? shown.at(-1);

export const findUpload = (db: Database, merchantId: string, token: string): Promise<ContentRow | undefined> =>
  content(db, merchantId).where('idempotency_token', '=', token).executeTakeFirst();

export const findByKey = (
  db: Database,
  merchantId: string,
  externalId: string,
  key: string,
): Promise<ContentRow | undefined> =>
  content(db, merchantId)
    .where('key', '=', key)
    .orderBy(sql`external_id = ${externalId}`, 'desc')
    .limit(1)
    .executeTakeFirst();

export async function hideAll(trx: Trx, merchantId: string, externalId: string, now: Date): Promise<void> {
  await trx
    .updateTable('content')
    .set({ show: false, updated_at: now })
    .where('merchant_id', '=', merchantId)
    .where('external_id', '=', externalId)
    .where('show', '=', true)
    .execute();
}

export function countPictures(trx: Trx, merchantId: string, externalId: string): Promise<number> {
  return countRows(
    trx.selectFrom('content').where('merchant_id', '=', merchantId).where('external_id', '=', externalId),
  );
}

export function countVisible(trx: Trx, merchantId: string, externalId: string, besides: string | null) {
  return countRows(
    trx
      .selectFrom('content')
      .where('merchant_id', '=', merchantId)
      .where('external_id', '=', externalId)
      .where('show', '=', true)
      .$if(besides !== null, (query) => query.where('content_id', '!=', besides as string)),
  );
}

export type NewContent = Omit<ContentTable, 'bytes' | 'created_at' | 'updated_at'> & {
  bytes: number;
  created_at: Date;
};

export const insertContent = (trx: Trx, row: NewContent): Promise<ContentRow> =>
  trx
    .insertInto('content')
    .values({ ...row, updated_at: row.created_at })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateContentRow = (
  trx: Trx,
  merchantId: string,
  contentId: string,
  values: { place?: number; show?: boolean; updated_at: Date },
): Promise<ContentRow> =>
  trx
    .updateTable('content')
    .set(values)
    .where('merchant_id', '=', merchantId)
    .where('content_id', '=', contentId)
    .returningAll()
    .executeTakeFirstOrThrow();

export function countContent(db: Database, merchantId: string, ids: string[]): Promise<number> {
  return countRows(
    db
      .selectFrom('content')
      .where('merchant_id', '=', merchantId)
      .where('content_id', '=', sql<string>`any(${ids}::uuid[])`),
  );
}
