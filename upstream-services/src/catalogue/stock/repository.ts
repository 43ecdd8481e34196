import { sql } from 'kysely';
import { msOfDay, type Stock, type StockCause, stockHistoryMonths } from 'shared-contracts';
import type { AppContext } from '../../context.ts';
import { countRows } from '../../db/count-rows.ts';
import type { Database } from '../../db/database.ts';
import type { StockMove } from '../../db/schema/product-imports.ts';
import type { Trx } from '../../db/transaction.ts';
import { type StockCounts, stockCountsJson } from './counts.ts';
import { type MoveReason, type StockDelta, stockMoveCtes } from './moves.ts';

export interface StockKey {
  merchantId: string;
  productId: string;
  sizeId: string;
}

export const findStock = (db: Database, { merchantId, productId, sizeId }: StockKey) =>
  db
    .selectFrom('product_stock')
    .select(['kind', 'amount'])
    .where('merchant_id', '=', merchantId)
    .where('product_id', '=', productId)
    .where('size_id', '=', sizeId)
    .executeTakeFirst();

export async function readStock(db: Database, { merchantId, productId, sizeId }: StockKey): Promise<Stock | null> {
  const counts = stockCountsJson(sql`${merchantId}::uuid`, sql`${productId}::uuid`);
  const { rows } = await sql<{ counts: StockCounts }>`select ${counts} as counts`.execute(db);
  return rows[0]?.counts?.[sizeId] ?? null;
}

export async function hasStockChange(db: Database, merchantId: string, changeId: string): Promise<boolean> {
  const changes = db.selectFrom('stock_changes').where('merchant_id', '=', merchantId);
  return (await countRows(changes.where('change_id', '=', changeId))) > 0;
}

export async function writeStocks(trx: Trx, merchantId: string, moves: readonly StockMove[], now: Date): Promise<void> {
  if (moves.length === 0) return;
  const lines = sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move(
    product_id uuid, size_id text, became jsonb
  )`;
  await sql`
    delete from product_stock using ${lines}
    where product_stock.merchant_id = ${merchantId} and product_stock.product_id = move.product_id
      and product_stock.size_id = move.size_id and coalesce(move.became, 'null') = 'null'
  `.execute(trx);
  await sql`
    insert into product_stock (merchant_id, product_id, size_id, kind, amount, updated_at)
    select ${merchantId}::uuid, product_id, size_id, became ->> 'kind', (became ->> 'amount')::integer, ${now}::timestamptz
    from ${lines}
    where coalesce(became, 'null') <> 'null'
    on conflict (merchant_id, product_id, size_id) do update
      set kind = excluded.kind, amount = excluded.amount, updated_at = excluded.updated_at
  `.execute(trx);
}

interface Noted {
  change_id: string;
  product_id: string;
  size_id: string;
  was: number | null;
  became: number | null;
  cause: StockCause;
  note: string;
}

export async function noteChanges(trx: Trx, merchantId: string, changes: readonly Noted[], at: Date): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into stock_changes (merchant_id, change_id, product_id, size_id, at, was, became, cause, note)
    select ${merchantId}::uuid, change_id, product_id, size_id, ${at}::timestamptz, was, became, cause, note
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(
      change_id uuid, product_id uuid, size_id text, was integer, became integer, cause text, note text
    )
  `.execute(trx);
}

export async function moveStock(trx: Trx, moves: readonly StockDelta[], reason: MoveReason): Promise<void> {
  await sql`with ${stockMoveCtes(moves, reason, null)} select from moved`.execute(trx);
}

export async function listChanges(db: Database, merchantId: string, productId: string, page: number, perPage: number) {
  const query = db
    .selectFrom('stock_changes')
    .where('merchant_id', '=', merchantId)
    .where('product_id', '=', productId);
  const [rows, count] = await Promise.all([
    query
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('change_id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    countRows(query),
  ]);
  return { rows, count };
}

export async function forgetStockChanges({ db, now }: AppContext): Promise<void> {
  const before = new Date(now().getTime() - stockHistoryMonths * 30.5 * msOfDay);
  await db.deleteFrom('stock_changes').where('at', '<', before).execute();
}
