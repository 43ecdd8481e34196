import { z } from 'zod';
import { readProductFields, readSize } from '../catalogue/product-entities.ts';
import {
  type OrderStatus,
  orderStatuses,
  type PaymentState,
  type PaymentType,
  paymentStates,
  paymentTypes,
} from '../wire/enums.ts';
import { readEnum, readList, readNumber, readObject, readText } from '../wire/lenient.ts';
import {
  type DeliveryKind,
  deliveryKinds,
  kindOfText,
  type ReceiptWay,
  readReceiptWays,
  receiptWays,
} from './delivery-kinds.ts';
import { type Payment, paymentWire, readPayment } from './payment-entity.ts';

/** Delivery info (promise 3.9.1), with what florists need (decision 3.1). */
export interface DeliveryInfo {
  phone: string;
  address: string;
  preferredContactMethod: string;
  forAnother: boolean;
  email: string;
  name: string;
  recipient: { name: string; phone: string } | null;
  /** The way as the shop said it when the order was placed. */
  deliveryMethod: string;
  deliveryKind: DeliveryKind;
  /** Roubles, on top of the goods; null where the seller reckons it. */
  deliveryPrice: number | null;
  /** The seller has reckoned it, after the order was placed. */
  deliveryPriceBySeller: boolean;
  /** How the money is taken with the goods, where the order is paid on receipt; else empty. */
  onReceipt: ReceiptWay[];
  deliveryDate: string;
  deliveryInterval: string;
  cardText: string;
  comment: string;
}

/** Order (promise 3.6.1). Times are UTC, ISO 8601; sums are roubles. */
export interface Order {
  id: string;
  number: string;
  status: OrderStatus;
  paymentState: PaymentState;
  paymentMethod: PaymentType;
  created: string;
  updated: string;
  uri: string;
  /** The card payment that counts: the newest that was paid, else the newest, with the sums of all that were paid. */
  payment: Payment | null;
  basket: { goods: Good[]; sum: number };
  deliveryInfo: DeliveryInfo;
  /** When the shopper said "Я оплатил"; null before. */
  paymentReported: string | null;
  /** What had been transferred by then, as the shopper says, in roubles; null where it is not known. */
  paymentReportedSum: number | null;
  /** Whether the shopper shows a picture of the transfer; only the merchant sees it. */
  paymentScreenshot: boolean;
  /** The merchant's note for oneself; empty for the public. */
  note: string;
  /** The merchant's own last step, while it can be taken back; null for the public. */
  revertable: Revertable | null;
}

const revertableWire = z.object({
  /** Names the step, so that no other one is taken back where another device was faster. */
  step: z.string(),
  kind: z.enum(['status', 'payment_state']),
  from: z.string(),
  to: z.string(),
  /** How long it still can be, when this is answered. */
  seconds: z.int(),
});

/** A step that can be taken back. */
export type Revertable = z.infer<typeof revertableWire>;

const orderedProduct = z.object({
  id: z.string(),
  quantity: z.int(),
  options: z.object({
    title: z.string(),
    price: z.number(),
    old_price: z.number().nullable(),
    is_posted: z.boolean(),
    meta_options: z.object({ product_fields: z.string() }),
    /** JSON text of the chosen size, or null. */
    size: z.string().nullable(),
  }),
});

const deliveryWire = z.object({
  contact_phone_number: z.string(),
  delivery_address: z.string(),
  prefered_contact_method: z.string(),
  delivery_for_another: z.boolean(),
  email: z.string(),
  name: z.string(),
  recipient: z.object({ name: z.string(), phone: z.string() }).nullable(),
  delivery_method: z.string(),
  delivery_kind: z.enum(deliveryKinds).optional(),
  /** Roubles, on top of the cart's sum; left out where it is not known. */
  delivery_price: z.number().optional(),
  /** Where the seller has said it after the order was placed. */
  delivery_price_by_seller: z.boolean().optional(),
  /** How the money is taken with the goods; where the order is paid on receipt. */
  on_receipt: z.array(z.enum(receiptWays)).optional(),
  delivery_date: z.string(),
  delivery_interval: z.string(),
  card_text: z.string(),
  comment: z.string(),
});

/** The wire's order (promise 7.28.1). */
export const orderWire = z.object({
  order_id: z.string(),
  order_number: z.string(),
  status: z.enum(orderStatuses),
  payment_state: z.enum(paymentStates),
  payment_method: z.enum(paymentTypes),
  payment_reported: z.string().nullable(),
  /** What had been transferred by then, as the shopper says. */
  payment_reported_sum: z.number().nullable(),
  /** Whether the shopper shows a picture of the transfer. */
  payment_screenshot: z.boolean().optional(),
  created: z.string(),
  updated: z.string(),
  uri: z.string(),
  payment: paymentWire.nullable(),
  cart: z.object({ products_info: z.array(orderedProduct), sum: z.number() }),
  delivery_info: deliveryWire,
  note: z.string(),
  revertable: revertableWire.nullable().optional(),
});
export type OrderWire = z.infer<typeof orderWire>;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A good of a basket (promise 3.8.2), as it was when it was ordered. */
function readGood(value: unknown) {
  const item = readObject(value);
  const options = readObject(item.options);
  return {
    id: readText(item.id),
    count: readNumber(item.quantity) ?? 0,
    title: readText(options.title),
    price: readNumber(options.price) ?? 0,
    sale: readNumber(options.old_price),
    published: options.is_posted === true,
    meta: { productFields: readProductFields(readObject(options.meta_options).product_fields) },
    size: readSize(options.size),
  };
}

export type Good = ReturnType<typeof readGood>;

function readDeliveryInfo(value: unknown): DeliveryInfo {
  const info = readObject(value);
  const recipient = readObject(info.recipient);
  const deliveryMethod = readText(info.delivery_method);
  return {
    phone: readText(info.contact_phone_number),
    address: readText(info.delivery_address),
    preferredContactMethod: readText(info.prefered_contact_method),
    forAnother: info.delivery_for_another === true,
    email: readText(info.email),
    name: readText(info.name),
    recipient: info.recipient ? { name: readText(recipient.name), phone: readText(recipient.phone) } : null,
    deliveryMethod,
    // An order from before there were kinds tells it in words.
    deliveryKind:
      info.delivery_kind === undefined ? kindOfText(deliveryMethod) : readEnum(deliveryKinds, info.delivery_kind),
    deliveryPrice: readNumber(info.delivery_price),
    deliveryPriceBySeller: info.delivery_price_by_seller === true,
    onReceipt: readReceiptWays(info.on_receipt),
    deliveryDate: readText(info.delivery_date),
    deliveryInterval: readText(info.delivery_interval),
    cardText: readText(info.card_text),
    comment: readText(info.comment),
  };
}

/** What an order costs with its delivery, in roubles; the goods alone where the seller still reckons the delivery. */
export const totalOf = ({ basket, deliveryInfo }: Pick<Order, 'basket' | 'deliveryInfo'>): number =>
  Math.round((basket.sum + (deliveryInfo.deliveryPrice ?? 0)) * 100) / 100;

/** What no card payment has brought or holds of an order that is paid by card, in roubles; what was held and never taken is not asked for again. */
export const unpaidByCard = (order: Pick<Order, 'payment' | 'basket' | 'deliveryInfo'>): number => {
  const { payment } = order;
  const brought = payment?.paid ? (payment.amount ?? 0) + payment.releasedAmount + payment.heldAmount : 0;
  return Math.max(0, Math.round((totalOf(order) - brought) * 100) / 100);
};

/** Whether a part of an order that is paid by card has come, or is held, and the rest is awaited: the delivery got its price after that. */
export const isPartPaid = (order: Order): boolean =>
  order.payment?.paid === true &&
  (order.paymentState === 'succeeded' || order.paymentState === 'waiting_for_capture') &&
  order.status !== 'canceled' &&
  unpaidByCard(order) > 0;

/** What the shopper says to have transferred, in roubles: all of it where an answer does not tell. */
export const reportedOf = (order: Order): number =>
  order.paymentReported === null ? 0 : (order.paymentReportedSum ?? totalOf(order));

/** What the shopper has not said to have transferred, in roubles: the delivery may have got its price after that. */
export const unreportedOf = (order: Order): number =>
  Math.max(0, Math.round((totalOf(order) - reportedOf(order)) * 100) / 100);

/** Whether the money is to be taken from the shopper with the goods (decision 3.23), and nobody has marked it yet. */
export const isDueOnReceipt = ({ status, paymentMethod, paymentState }: Order): boolean =>
  paymentMethod === 'on_delivery' && paymentState === 'pending' && status !== 'canceled';

/** Whether a price of the delivery still comes into what is paid: nothing has been paid yet, or by card without it. */
const mayDeliveryBePaid = (order: Order): boolean => {
  const { paymentMethod, paymentState, deliveryInfo } = order;
  if (paymentState === 'pending') return true;
  if (paymentMethod !== 'card' || paymentState === 'refunded') return false;
  return deliveryInfo.deliveryPrice === null || unpaidByCard(order) > 0;
};

/** Whether the seller may say now what the delivery costs: there is one, the shop's words did not, and it has not been paid. */
export const takesDeliveryPrice = (order: Order): boolean =>
  (order.deliveryInfo.deliveryPrice === null || order.deliveryInfo.deliveryPriceBySeller) &&
  order.deliveryInfo.deliveryKind !== 'pickup' &&
  order.status !== 'completed' &&
  order.status !== 'canceled' &&
  mayDeliveryBePaid(order);

/** Whether the shopper waits for the seller to say what the delivery costs. */
export const awaitsDeliveryPrice = (order: Order): boolean =>
  order.deliveryInfo.deliveryPrice === null && takesDeliveryPrice(order);

/** One order of an answer as an entity; status and payment state fall back to their defaults. Throws where it has no id. */
export function readOrder(value: unknown): Order {
  const wire = z.looseObject({ order_id: z.string().min(1) }).parse(value);
  const cart = readObject(wire.cart);
  return {
    id: wire.order_id,
    number: readText(wire.order_number),
    status: readEnum(orderStatuses, wire.status),
    paymentState: readEnum(paymentStates, wire.payment_state),
    paymentMethod: readEnum(paymentTypes, wire.payment_method),
    paymentReported: textOrNull(wire.payment_reported),
    paymentReportedSum: readNumber(wire.payment_reported_sum),
    paymentScreenshot: wire.payment_screenshot === true,
    created: readText(wire.created),
    updated: readText(wire.updated),
    uri: readText(wire.uri),
    payment: readPayment(wire.payment),
    basket: { goods: readList(cart.products_info, z.unknown()).map(readGood), sum: readNumber(cart.sum) ?? 0 },
    deliveryInfo: readDeliveryInfo(wire.delivery_info),
    note: readText(wire.note),
    revertable: revertableWire.safeParse(wire.revertable).data ?? null,
  };
}
