import {
  type Order,
  type OrderStatus,
  type PaymentState,
  readOrder,
  readSettings,
  type ShopZone,
} from 'shared-contracts';
import { orderLink } from '../common/links.ts';
import { nameText } from '../common/plain-text.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { isEmailConfirmed, readShopRow } from '../merchants/index.ts';
import { dueOf, overpaidOf, readPayments } from '../payments/index.ts';
import { orderWireOf } from './order-wire.ts';
import { cameByHand, findOrder, type OrderRow, readLines } from './repository.ts';
import { orderToken } from './token.ts';

/** An order as a letter to its buyer tells of it. */
export interface LetterOrder {
  number: string;
  status: OrderStatus;
  paymentState: PaymentState;
  /** The buyer comes for it. */
  isPickup: boolean;
  /** Kopecks, discounts and delivery included as far as it is known. */
  total: number;
  /** Kopecks that card payments have brought; null where none has: a paid order is then paid as a whole. */
  paid: number | null;
  /** Kopecks that are still to be paid of an order that was paid in part; 0 else. */
  due: number;
  /** Kopecks that have come and are more than it costs by now; 0 else. */
  back: number;
  name: string;
  /** Empty where the buyer gave none. */
  email: string;
  /** Address of its page, on the site that it was placed on. */
  link: string;
  /** Phone and e-mail are empty where the shop has none. */
  shop: { title: string; phone: string; email: string; zone: ShopZone };
  /** Whether the merchant's own words may go out: their e-mail is known to be theirs. */
  isConfirmed: boolean;
  /** What was ordered, and how it is brought and paid; nothing of a card's payments, which its page shows. */
  order: Order;
}

/** What is still due of an order that was paid, and what is to be given back of it: it has come to cost something else. */
async function differenceOf(db: Database, order: OrderRow): Promise<Pick<LetterOrder, 'due' | 'back'>> {
  const { payment_method, payment_state, merchant_id, order_id, total } = order;
  if (payment_state !== 'succeeded') return { due: 0, back: 0 };
  if (payment_method !== 'card') {
    const more = total - (cameByHand(order) ?? total);
    return { due: Math.max(0, more), back: Math.max(0, -more) };
  }
  const payments = await readPayments(db, merchant_id, [order_id]);
  return { due: Math.max(0, dueOf(total, payments)), back: overpaidOf(total, payments) };
}

/** Reads it; undefined where there is no such order. */
export async function readLetterOrder(
  { db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>,
  merchantId: string,
  orderId: string,
): Promise<LetterOrder | undefined> {
  const order = await findOrder(db, merchantId, orderId);
  if (!order) return undefined;
  const [shop, lines, difference, isConfirmed] = await Promise.all([
    readShopRow(db, merchantId),
    readLines(db, merchantId, [orderId]),
    differenceOf(db, order),
    isEmailConfirmed(db, merchantId),
  ]);
  const { title, email, timeZone } = readSettings(shop.settings);
  return {
    number: String(order.number),
    status: order.status,
    paymentState: order.payment_state,
    isPickup: order.delivery_info.delivery_kind === 'pickup',
    total: order.total,
    paid: order.paid,
    ...difference,
    name: nameText(order.delivery_info.name),
    email: order.delivery_info.email,
    link: `${order.site ?? config.publicOrigin}${orderLink(shop.name, orderToken(merchantId, order.secret))}`,
    shop: {
      title: (isConfirmed ? title : nameText(title)) || shop.name,
      phone: shop.contact_phone ?? '',
      email: isConfirmed ? email : '',
      zone: timeZone,
    },
    isConfirmed,
    order: readOrder(orderWireOf(order, lines, shop.name, [], now())),
  };
}
