import { sql } from 'kysely';
import type { StockCause } from 'shared-contracts';
import { newId } from '../../common/ids.ts';

export interface StockDelta {
  product_id: string;
  size_id: string;
  by: number;
}

export interface MoveReason {
  merchantId: string;
  cause: StockCause;
  orderId: string;
  at: Date;
}

export function toStockDeltas(lines: readonly { productId: string; sizeId: string; by: number }[]): StockDelta[] {
  const moves = new Map<string, StockDelta>();
  for (const { productId, sizeId, by } of lines) {
    const key = `${productId} ${sizeId}`;
    moves.set(key, { product_id: productId, size_id: sizeId, by: (moves.get(key)?.by ?? 0) + by });
  }
  return [...moves.values()];
}

/**
 * Two CTEs of a statement: `moved` changes the stock, `told` records the reason. The caller holds the lock of the shop's row. Stock that is not
 * counted any more stays as it is. The database refuses a stock below zero.
 * @param rows another CTE: nothing happens if it has no row
 */
export function stockMoveCtes(
  moves: readonly StockDelta[],
  reason: MoveReason,
  rows: ReturnType<typeof sql.ref> | null,
) {
  const { merchantId, cause, orderId, at } = reason;
  const named = JSON.stringify(moves.map((move) => ({ ...move, change_id: newId() })));
  return sql`
    moved as (
      update product_stock set amount = amount + move.by, updated_at = ${at}::timestamptz
      from ${rows ? sql`${rows}, ` : sql``}jsonb_to_recordset(${named}::jsonb) as move(
        product_id uuid, size_id text, by integer, change_id uuid
      )
      where product_stock.merchant_id = ${merchantId}::uuid and product_stock.product_id = move.product_id
        and product_stock.size_id = move.size_id and product_stock.kind = 'counted'
      returning move.change_id, product_stock.product_id, product_stock.size_id,
        product_stock.amount - move.by as was, product_stock.amount as became
    ), told as (
      insert into stock_changes (merchant_id, change_id, product_id, size_id, at, was, became, cause, order_id)
      select ${merchantId}::uuid, change_id, product_id, size_id, ${at}::timestamptz, was, became, ${cause},
        ${orderId}::uuid
      from moved
    )`;
}
