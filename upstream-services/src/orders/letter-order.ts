import { type Order, type OrderStatus, type PaymentState, parseOrder } from 'shared-contracts';
import { orderLink } from '../common/links.ts';
import { withoutLinks } from '../common/plain-text.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { type LetterShop, readLetterShop } from '../merchants/index.ts';
import { dueOf, overpaidOf, readPayments } from '../payments/index.ts';
import { orderWireOf } from './order-wire.ts';
import { findOrder, heldByHand, type OrderRow, readLines, receivedByHand } from './repository.ts';
import { orderToken } from './token.ts';

export interface LetterOrder {
  number: string;
  status: OrderStatus;
  paymentState: PaymentState;
  isPickup: boolean;
  total: number;
  /** Kopecks received; null where a card has brought nothing: an order paid otherwise counts as paid in full. */
  paid: number | null;
  due: number;
  back: number;
  name: string;
  email: string;
  /** What the buyer chose on the order's page. */
  letters: boolean | null;
  link: string;
  shop: LetterShop;
  order: Order;
}

async function differenceOf(db: Database, order: OrderRow): Promise<Pick<LetterOrder, 'due' | 'back'>> {
  const { payment_method, payment_state, merchant_id, order_id, total } = order;
  if (payment_state !== 'succeeded') return { due: 0, back: 0 };
  if (payment_method !== 'card') {
    const due = total - (receivedByHand(order) ?? total);
    return { due: Math.max(0, due), back: Math.max(0, heldByHand(order) - total) };
  }
  const payments = await readPayments(db, merchant_id, [order_id]);
  return { due: Math.max(0, dueOf(total, payments)), back: overpaidOf(total, payments) };
}

export async function readLetterOrder(
  { db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>,
  merchantId: string,
  orderId: string,
): Promise<LetterOrder | undefined> {
  const order = await findOrder(db, merchantId, orderId);
  if (!order) return undefined;
  const [shop, lines, difference] = await Promise.all([
    readLetterShop(db, merchantId),
    readLines(db, merchantId, [orderId]),
    differenceOf(db, order),
  ]);
  return {
    number: String(order.number),
    status: order.status,
    paymentState: order.payment_state,
    isPickup: order.delivery_info.delivery_kind === 'pickup',
    total: order.total,
    paid: order.paid,
    ...difference,
    name: withoutLinks(order.delivery_info.name),
    email: order.delivery_info.email,
    letters: order.letters,
    link: `${order.site ?? config.publicOrigin}${orderLink(shop.name, orderToken(merchantId, order.secret))}`,
    shop,
    order: parseOrder(orderWireOf(order, lines, shop.name, [], now())),
  };
}
