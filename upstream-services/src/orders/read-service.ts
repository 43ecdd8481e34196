import type { OrderWire } from 'shared-contracts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { readShopRow } from '../merchants/index.ts';
import { readPayments } from '../payments/index.ts';
import { orderWireOf } from './order-wire.ts';
import * as repository from './repository.ts';
import { revertableOf } from './revertable.ts';

export async function withLines(
  context: Pick<AppContext, 'db' | 'now'>,
  merchantId: string,
  rows: repository.OrderRow[],
): Promise<OrderWire[]> {
  const ids = rows.map((row) => row.order_id);
  const byCard = rows.filter((row) => row.payment_method === 'card').map((row) => row.order_id);
  const [{ name }, lines, payments] = await Promise.all([
    readShopRow(context.db, merchantId),
    repository.readLines(context.db, merchantId, ids),
    byCard.length > 0 ? readPayments(context.db, merchantId, byCard) : [],
  ]);
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  const paymentsOf = Map.groupBy(payments, (payment) => payment.order_id);
  return rows.map((row) => {
    const id = row.order_id;
    const order = orderWireOf(row, linesOf.get(id) ?? [], name, paymentsOf.get(id) ?? [], context.now());
    return { ...order, revertable: revertableOf(row, context.now()) };
  });
}

export async function readOrderWire(context: AppContext, merchantId: string, orderId: string): Promise<OrderWire> {
  const row = await repository.findOrder(context.db, merchantId, orderId);
  const [order] = row ? await withLines(context, merchantId, [row]) : [];
  if (!order) throw new Refusal('not_found');
  return order;
}
