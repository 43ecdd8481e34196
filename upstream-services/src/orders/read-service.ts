import type { OrderWire, ShopZone } from 'shared-contracts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { readShopRow, type ShopRow, titleOfShop, zoneOfShop } from '../merchants/index.ts';
import { readPayments } from '../payments/index.ts';
import { orderWireOf } from './order-wire.ts';
import * as repository from './repository.ts';
import { revertableOf } from './revertable.ts';

type Reading = Pick<AppContext, 'db' | 'now'>;

async function wiresOf(
  { db, now }: Reading,
  merchantId: string,
  rows: readonly repository.OrderRow[],
  shop: Promise<ShopRow>,
): Promise<OrderWire[]> {
  const ids = rows.map((row) => row.order_id);
  const byCard = rows.filter((row) => row.payment_method === 'card').map((row) => row.order_id);
  const [{ name }, lines, payments] = await Promise.all([
    shop,
    repository.readLines(db, merchantId, ids),
    byCard.length > 0 ? readPayments(db, merchantId, byCard) : [],
  ]);
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  const paymentsOf = Map.groupBy(payments, (payment) => payment.order_id);
  return rows.map((row) => {
    const id = row.order_id;
    const order = orderWireOf(row, linesOf.get(id) ?? [], name, paymentsOf.get(id) ?? [], now());
    return { ...order, revertable: revertableOf(row, now()) };
  });
}

export const withLines = (context: Reading, merchantId: string, rows: readonly repository.OrderRow[]) =>
  wiresOf(context, merchantId, rows, readShopRow(context.db, merchantId));

/** An order, with what messages about it say of its shop. */
export async function readOrderAndShop(
  context: Reading,
  merchantId: string,
  orderId: string,
): Promise<{ order: OrderWire; shop: { title: string; zone: ShopZone } } | undefined> {
  const row = await repository.findOrder(context.db, merchantId, orderId);
  if (!row) return undefined;
  const reading = readShopRow(context.db, merchantId);
  const [[order], shop] = await Promise.all([wiresOf(context, merchantId, [row], reading), reading]);
  return order && { order, shop: { title: titleOfShop(shop), zone: zoneOfShop(shop) } };
}

export async function readOrderWire(context: Reading, merchantId: string, orderId: string): Promise<OrderWire> {
  const row = await repository.findOrder(context.db, merchantId, orderId);
  const [order] = row ? await withLines(context, merchantId, [row]) : [];
  if (!order) throw new Refusal('not_found');
  return order;
}
