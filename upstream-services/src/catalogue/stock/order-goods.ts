import { sql } from 'kysely';
import { Refusal } from '../../common/refusal.ts';
import { raiseRevision, type Trx } from '../../db/transaction.ts';
import { toStockDeltas } from './moves.ts';
import { moveStock } from './repository.ts';

interface GoodsLine {
  line: number;
  product_id: string;
  size_id: string | null;
  quantity: number;
  stock_size: string | null;
}

interface OrderGoods {
  merchantId: string;
  orderId: string;
  lines: readonly GoodsLine[];
}

type Held = GoodsLine & { stock_size: string };
const isHeld = (line: GoodsLine): line is Held => line.stock_size !== null;

export async function releaseOrderStock(trx: Trx, at: Date, { merchantId, orderId, lines }: OrderGoods) {
  const held = lines.filter(isHeld);
  if (held.length === 0) return [];
  await raiseRevision(trx, merchantId, at);
  const moves = toStockDeltas(
    held.map((one) => ({ productId: one.product_id, sizeId: one.stock_size, by: one.quantity })),
  );
  await moveStock(trx, moves, { merchantId, cause: 'given_back', orderId, at });
  return held.map(({ line }) => line);
}

async function wantedOf(trx: Trx, merchantId: string, lines: readonly GoodsLine[]) {
  const named = lines.map(({ line, product_id, size_id }) => ({ line, product_id, size_id: size_id ?? '' }));
  const { rows } = await sql<{ line: number; size_id: string; kind: string; amount: number }>`
    select wanted.line, stock.size_id, stock.kind, stock.amount
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as wanted(line integer, product_id uuid, size_id text)
    cross join lateral (
      select size_id, kind, amount from product_stock
      where merchant_id = ${merchantId} and product_id = wanted.product_id and size_id in ('', wanted.size_id)
      order by size_id desc limit 1
    ) as stock
    where stock.kind = 'counted'
  `.execute(trx);
  return new Map(rows.map((row) => [row.line, row]));
}

/**
 * Reserves an order's goods again after they were released.
 * @param isPaid whether the order is paid for: then a line with too little stock is skipped and holds nothing, instead of a refusal
 * @returns the stock row's size id for each line that holds pieces now
 * @throws Refusal sold_out where there is not enough and it is not paid for
 */
export async function reserveOrderStockAgain(
  trx: Trx,
  at: Date,
  { merchantId, orderId, lines }: OrderGoods,
  isPaid: boolean,
): Promise<Map<number, string>> {
  const free = lines.filter((line) => !isHeld(line));
  if (free.length === 0) return new Map();
  await raiseRevision(trx, merchantId, at);
  const wanted = await wantedOf(trx, merchantId, free);
  const left = new Map<string, number>();
  const taken: { line: number; productId: string; sizeId: string; by: number }[] = [];
  for (const { line, product_id: productId, quantity } of free) {
    const stock = wanted.get(line);
    if (!stock) continue;
    const key = `${productId} ${stock.size_id}`;
    const rest = (left.get(key) ?? stock.amount) - quantity;
    if (rest < 0 && !isPaid) throw new Refusal('sold_out');
    if (rest < 0) continue;
    left.set(key, rest);
    taken.push({ line, productId, sizeId: stock.size_id, by: -quantity });
  }
  if (taken.length > 0) await moveStock(trx, toStockDeltas(taken), { merchantId, cause: 'ordered', orderId, at });
  return new Map(taken.map(({ line, sizeId }) => [line, sizeId]));
}
