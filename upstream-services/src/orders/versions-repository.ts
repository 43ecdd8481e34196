import { sql } from 'kysely';
import { type EditChange, maxVersions } from 'shared-contracts';
import { firstPictureJson } from '../content/index.ts';
import { countRows } from '../db/count-rows.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';
import type { LineValues } from './by-hand-lines.ts';
import type { LineRow, OrderRow } from './repository.ts';

interface OrderKey {
  merchantId: string;
  orderId: string;
}

const versions = (db: Database, { merchantId, orderId }: OrderKey) =>
  db.selectFrom('order_versions').where('merchant_id', '=', merchantId).where('order_id', '=', orderId);

export const hasEditWithKey = async (trx: Trx, order: OrderKey, key: string): Promise<boolean> =>
  (await versions(trx, order).select('version').where('idempotency_key', '=', key).executeTakeFirst()) !== undefined;

export function countVersions(trx: Trx, order: OrderKey): Promise<number> {
  return countRows(versions(trx, order));
}

export const readVersions = (db: Database, order: OrderKey, most = maxVersions) =>
  versions(db, order).select(['version', 'at', 'changes']).orderBy('version', 'desc').limit(most).execute();

interface NewVersion extends OrderKey {
  version: number;
  key: string;
  at: Date;
  before: { order: OrderRow; lines: readonly LineRow[] };
  changes: readonly EditChange[];
}

export async function insertVersion(trx: Trx, { merchantId, orderId, before, ...of }: NewVersion): Promise<void> {
  const { sum, total, discounts, delivery_info } = before.order;
  const lines = before.lines.map(({ fields, picture, merchant_id, order_id, ...line }) => line);
  await trx
    .insertInto('order_versions')
    .values({
      merchant_id: merchantId,
      order_id: orderId,
      version: of.version,
      idempotency_key: of.key,
      at: of.at,
      before: JSON.stringify({ lines, sum, total, discounts, delivery_info }),
      changes: JSON.stringify(of.changes),
    })
    .execute();
}

export async function productsBefore(db: Database, { merchantId, orderId }: OrderKey): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select distinct line ->> 'product_id' as product_id
    from order_versions, jsonb_array_elements(before -> 'lines') as line
    where merchant_id = ${merchantId} and order_id = ${orderId}
  `.execute(db);
  return rows.map(({ product_id }) => product_id);
}

export async function replaceLines(trx: Trx, { merchantId, orderId }: OrderKey, lines: readonly LineValues[]) {
  const of = { merchant_id: merchantId, order_id: orderId };
  await trx.deleteFrom('order_lines').where('merchant_id', '=', merchantId).where('order_id', '=', orderId).execute();
  await trx
    .insertInto('order_lines')
    .values(
      lines.map((line, index) => {
        const shown = firstPictureJson(sql`${merchantId}::uuid`, sql`${line.product_id}`);
        return { ...of, line: index, ...line, picture: line.picture === undefined ? shown : line.picture };
      }),
    )
    .execute();
}
