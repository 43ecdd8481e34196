import type { CartChangeWire, editOrder, placeByHand } from 'shared-contracts';
import { kopecksOf } from 'shared-contracts';
import type { z } from 'zod';
import { type PricedProduct, resolveStock, toStockDeltas } from '../catalogue/index.ts';
import { newId } from '../common/ids.ts';
import { invalidField } from '../common/refusal.ts';
import { type PricedCartLine, priceCartLine } from './cart.ts';
import { lineValues } from './checkout-repository.ts';
import type { LineRow } from './repository.ts';

type ByHandLine = z.output<typeof placeByHand.request>['lines'][number];
export type EditedLine = z.output<typeof editOrder.request>['lines'][number];
export type LineValues = ReturnType<typeof lineValues> & { picture?: string | null };

export const productIdsOf = (lines: readonly EditedLine[]): string[] =>
  lines.flatMap((line) => (line.kind === 'product' ? [line.product_id] : []));

function freeLine({ title, price, quantity }: Extract<ByHandLine, { kind: 'free' }>): PricedCartLine {
  const product = { id: newId(), title, price: kopecksOf(price), old_price: null, sold: true, fields: [], stock: null };
  return {
    product,
    quantity,
    size: null,
    price: product.price,
    old_price: null,
    stockSize: null,
    leadDays: 0,
    free: true,
  };
}

export function byHandLine(
  line: ByHandLine,
  products: ReadonlyMap<string, PricedProduct>,
  changes: CartChangeWire[],
): PricedCartLine | null {
  if (line.kind === 'free') return freeLine(line);
  const { product_id, size_id, quantity, price } = line;
  const priced = priceCartLine(
    { product_id, size_id, quantity, price },
    products.get(product_id.toLowerCase()),
    changes,
  );
  if (priced && resolveStock(priced.product.stock, priced.size)?.stock.kind === 'paused') {
    changes.push({ product_id, size_id, title: priced.product.title, kind: 'stock', was: quantity, now: 0 });
  }
  return priced;
}

interface Edited {
  rows: readonly LineRow[];
  products: ReadonlyMap<string, PricedProduct>;
  holds: boolean;
  changes: CartChangeWire[];
}

function keptLine(row: LineRow, quantity: number, { products, holds }: Edited): LineValues {
  const { product_id, title, price, old_price, size_id, size_value, free } = row;
  const counted = resolveStock(products.get(product_id)?.stock ?? null, size_id === null ? null : { id: size_id });
  const begins =
    holds && !free && row.stock_size === null && quantity > row.quantity && counted?.stock.kind === 'counted';
  const stock_size = begins ? counted.sizeId : row.stock_size;
  const fields = JSON.stringify(row.fields);
  const picture = row.picture && JSON.stringify(row.picture);
  return { product_id, title, price, old_price, size_id, size_value, free, fields, picture, quantity, stock_size };
}

export function editedLines(written: readonly EditedLine[], edited: Edited): LineValues[] {
  const left = new Map(edited.rows.map((row) => [row.line, row]));
  return written.flatMap((line, index) => {
    if (line.kind !== 'kept') {
      const added = byHandLine(line, edited.products, edited.changes);
      return added ? [lineValues(edited.holds ? added : { ...added, stockSize: null })] : [];
    }
    const row = left.get(line.line);
    if (!row) throw invalidField(`lines[${index}].line`, 'no such line, or named twice', 'invalid_value');
    left.delete(line.line);
    return [keptLine(row, line.quantity, edited)];
  });
}

type Pieces = Pick<LineValues, 'product_id' | 'stock_size' | 'quantity' | 'title'>;

const movesFor = (lines: readonly Pieces[], sign: 1 | -1) =>
  lines.flatMap(({ product_id: productId, stock_size: sizeId, quantity }) =>
    sizeId === null ? [] : [{ productId, sizeId, by: sign * quantity }],
  );

export function planStockMoves(
  before: readonly Pieces[],
  after: readonly Pieces[],
  products: ReadonlyMap<string, PricedProduct>,
  changes: CartChangeWire[],
) {
  const moves = toStockDeltas([...movesFor(before, 1), ...movesFor(after, -1)]).filter(({ by }) => by !== 0);
  const piecesOf = (lines: readonly Pieces[], productId: string, sizeId: string) =>
    lines
      .filter((line) => line.product_id === productId && line.stock_size === sizeId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  for (const { product_id, size_id, by } of moves) {
    const stock = products.get(product_id)?.stock?.[size_id];
    const left = stock?.kind === 'counted' ? stock.left : stock?.kind === 'paused' ? 0 : null;
    if (left === null || by >= 0 || -by <= left) continue;
    const title = after.find((line) => line.product_id === product_id)?.title ?? null;
    const [was, had] = [piecesOf(after, product_id, size_id), piecesOf(before, product_id, size_id)];
    changes.push({ product_id, size_id: size_id || null, title, kind: 'stock', was, now: had + left });
  }
  return moves;
}
