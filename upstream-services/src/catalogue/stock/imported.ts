import type { LastingStock } from 'shared-contracts';
import type { StockMove } from '../../db/schema/product-imports.ts';
import type { Trx } from '../../db/transaction.ts';
import { readCounts } from './counts.ts';
import { writeMoves } from './setting.ts';

/** What a table says that there is from now on; null: not counted any more. */
export interface StockLine {
  productId: string;
  /** Empty for the product as a whole. */
  sizeId: string;
  wanted: LastingStock | null;
}

/** A shop that is changed, and when. */
interface Changed {
  merchantId: string;
  now: Date;
}

const rowOf = (stock: LastingStock | null): StockMove['was'] => {
  if (stock === null) return null;
  return stock.kind === 'counted' ? { kind: 'counted', amount: stock.left } : { kind: 'to_order', amount: stock.days };
};

/**
 * Sets stock as a table says it, under the shop's lock.
 * @returns what that changed
 */
export async function setStocks(trx: Trx, shop: Changed, lines: readonly StockLine[]): Promise<StockMove[]> {
  if (lines.length === 0) return [];
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const known = await readCounts(trx, shop.merchantId, ids);
  const moves = lines.map(({ productId, sizeId, wanted }) => ({
    product_id: productId,
    size_id: sizeId,
    was: rowOf(known.get(productId)?.[sizeId] ?? null),
    became: rowOf(wanted),
  }));
  await writeMoves(trx, shop, moves, { cause: 'import' });
  return moves;
}

/** How it is after a move was taken back: what has come and gone since the move has come and gone. */
function backFrom({ was, became }: StockMove, now: StockMove['was']): StockMove['was'] {
  if (was?.kind !== 'counted' || became?.kind !== 'counted' || now?.kind !== 'counted') return was;
  return { kind: 'counted', amount: Math.max(0, now.amount + was.amount - became.amount) };
}

/** Takes back what {@link setStocks} set; what orders have taken since stays taken. */
export async function putStocksBack(trx: Trx, shop: Changed, moves: readonly StockMove[]): Promise<void> {
  if (moves.length === 0) return;
  const ids = [...new Set(moves.map(({ product_id }) => product_id))];
  const known = await readCounts(trx, shop.merchantId, ids);
  const back = moves.map((move) => {
    const now = rowOf(known.get(move.product_id)?.[move.size_id] ?? null);
    return { ...move, was: now, became: backFrom(move, now) };
  });
  await writeMoves(trx, shop, back, { cause: 'import' });
}
