import type { UnpausedStock } from 'shared-contracts';
import type { AuditLine } from '../../audit/index.ts';
import type { StockMove } from '../../db/schema/product-imports.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Origin } from '../../http/bind.ts';
import { catalogueAuditLine } from '../audit-line.ts';
import { readCounts } from './counts.ts';
import { isRestocked, stockAuditText, writeMoves } from './setting.ts';

export interface StockLine {
  productId: string;
  sizeId: string;
  wanted: UnpausedStock | null;
}

interface Changed {
  merchantId: string;
  now: Date;
}

const rowOf = (stock: UnpausedStock | null): StockMove['was'] => {
  if (stock === null) return null;
  return stock.kind === 'counted' ? { kind: 'counted', amount: stock.left } : { kind: 'to_order', amount: stock.days };
};

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

function backFrom({ was, became }: StockMove, now: StockMove['was']): StockMove['was'] {
  if (was?.kind !== 'counted' || became?.kind !== 'counted' || now?.kind !== 'counted') return was;
  return { kind: 'counted', amount: Math.max(0, now.amount + was.amount - became.amount) };
}

export async function revertImportedStocks(trx: Trx, shop: Changed, moves: readonly StockMove[]): Promise<StockMove[]> {
  if (moves.length === 0) return [];
  const ids = [...new Set(moves.map(({ product_id }) => product_id))];
  const known = await readCounts(trx, shop.merchantId, ids);
  const back = moves.map((move) => {
    const now = rowOf(known.get(move.product_id)?.[move.size_id] ?? null);
    return { ...move, was: now, became: backFrom(move, now) };
  });
  await writeMoves(trx, shop, back, { cause: 'import' });
  return back;
}

/** These audit lines make the outbox notify the buyers who wait for the products. */
export const restockLines = (merchantId: string, from: Origin, moves: readonly StockMove[]): AuditLine[] =>
  moves
    .filter(isRestocked)
    .map(({ product_id, was, became }) => ({
      ...catalogueAuditLine(merchantId, product_id, from),
      kind: 'product_stock',
      was: stockAuditText(was),
      became: stockAuditText(became),
    }));
