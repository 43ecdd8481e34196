import { z } from 'zod';
import type { Preview } from '../catalogue/product.ts';
import { previewSchema, readProductFields, readSize } from '../catalogue/product-entities.ts';
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
import { type Discount, discountWire, readDiscounts, totalFor } from './discounts.ts';
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
  /** A gift: nobody calls the recipient. */
  doNotCall: boolean;
  /** A gift: the recipient does not learn who gives it. */
  anonymous: boolean;
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

/** Ways in which an order comes. */
export const orderSources = ['shop', 'by_hand'] as const;
export type OrderSource = (typeof orderSources)[number];

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
  /** What is taken off the goods' sum, line by line. */
  discounts: Discount[];
  deliveryInfo: DeliveryInfo;
  /** When the shopper said "Я оплатил"; null before. */
  paymentReported: string | null;
  /** What had been transferred by then, as the shopper says, in roubles; null where it is not known. */
  paymentReportedSum: number | null;
  /** Whether the shopper shows a picture of the transfer; only the merchant sees it. */
  paymentScreenshot: boolean;
  /** What was made, as the merchant shows it to the buyer; null where it does not. */
  photo: Preview | null;
  /** The merchant's note for oneself; empty for the public. */
  note: string;
  /** Why the merchant canceled it, in words that the buyer reads; empty where nobody said. */
  cancelReason: string;
  /** The merchant's own last step, while it can be taken back; null for the public. */
  revertable: Revertable | null;
  /** Who placed it: the shopper in the shop, or the merchant by hand. */
  source: OrderSource;
  /** The merchant has made it, and its buyer has not confirmed it yet. */
  unconfirmed: boolean;
  /** Raised by what changes the order's content; an edit names the one that it changes. */
  version: number;
  /**
   * Roubles that count towards what the order costs, of a transfer or of what is paid on receipt, where that need not be all; else null. What was
   * given back since the order came to cost less does not, what was given back for another reason does.
   */
  handPaid: number | null;
  /** Roubles that were given back of a transfer, or of what was paid on receipt. */
  handRefunded: number;
  /** Of that, what was given back since the order came to cost less. */
  handReturned: number;
}

const revertableWire = z.object({
  /** Names the step, so that no other one is taken back where another device was faster. */
  step: z.string(),
  kind: z.enum(['status', 'payment_state', 'refund']),
  /** Of a refund by hand: the roubles that were given back in all, before it and with it. */
  from: z.string(),
  to: z.string(),
  /** How long it still can be, when this is answered. */
  seconds: z.int(),
});

/** A step that can be taken back. */
export type Revertable = z.infer<typeof revertableWire>;

const orderedProduct = z.object({
  /** Of its product; of a line that the merchant wrote, its own. */
  id: z.string(),
  /** Names the line within the order. */
  line: z.int().optional(),
  /** The merchant wrote it: there is no such product. */
  free: z.boolean().optional(),
  quantity: z.int(),
  options: z.object({
    title: z.string(),
    price: z.number(),
    old_price: z.number().nullable(),
    is_posted: z.boolean(),
    meta_options: z.object({ product_fields: z.string() }),
    /** JSON text of the chosen size, or null. */
    size: z.string().nullable(),
    /** What the product showed first when it was ordered; left out where it showed nothing. */
    preview: previewSchema.optional(),
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
  /** Orders of before do not say it. */
  do_not_call: z.boolean().optional(),
  anonymous: z.boolean().optional(),
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
  /** What was made, as the merchant shows it to the buyer. */
  photo: previewSchema.optional(),
  created: z.string(),
  updated: z.string(),
  uri: z.string(),
  payment: paymentWire.nullable(),
  cart: z.object({ products_info: z.array(orderedProduct), sum: z.number() }),
  /** What is taken off the cart's sum; left out where nothing is. */
  discounts: z.array(discountWire).optional(),
  delivery_info: deliveryWire,
  note: z.string(),
  /** Why the merchant canceled it; left out where nobody said. */
  cancel_reason: z.string().optional(),
  revertable: revertableWire.nullable().optional(),
  source: z.enum(orderSources).optional(),
  unconfirmed: z.boolean().optional(),
  version: z.int().optional(),
  hand_paid: z.number().optional(),
  /** Left out where nothing was given back by hand. */
  hand_refunded: z.number().optional(),
  hand_returned: z.number().optional(),
});
export type OrderWire = z.infer<typeof orderWire>;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A good of a basket (promise 3.8.2), as it was when it was ordered. */
function readGood(value: unknown) {
  const item = readObject(value);
  const options = readObject(item.options);
  return {
    id: readText(item.id),
    line: readNumber(item.line),
    free: item.free === true,
    count: readNumber(item.quantity) ?? 0,
    title: readText(options.title),
    price: readNumber(options.price) ?? 0,
    sale: readNumber(options.old_price),
    published: options.is_posted === true,
    meta: { productFields: readProductFields(readObject(options.meta_options).product_fields) },
    size: readSize(options.size),
    preview: previewSchema.safeParse(options.preview).data ?? null,
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
    doNotCall: info.do_not_call === true,
    anonymous: info.anonymous === true,
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

/** What sums of an order are made of. */
type Summed = Pick<Order, 'basket' | 'discounts' | 'deliveryInfo'>;

/** What an order costs with its discounts and its delivery, in roubles; without the delivery where the seller still reckons it. */
export const totalOf = ({ basket, discounts, deliveryInfo }: Summed): number =>
  totalFor(basket.sum, discounts, deliveryInfo.deliveryPrice);

/** Kopecks of a float's error gone, and never less than nothing. */
const aboveNothing = (sum: number): number => Math.max(0, Math.round(sum * 100) / 100);

/** What no card payment has brought or holds of an order that is paid by card, in roubles; what was held and never taken is not asked for again. */
export const unpaidByCard = (order: Summed & Pick<Order, 'payment'>): number => {
  const { payment } = order;
  const brought = payment?.paid
    ? (payment.amount ?? 0) + payment.releasedAmount + payment.heldAmount - payment.returnedAmount
    : 0;
  return Math.max(0, Math.round((totalOf(order) - brought) * 100) / 100);
};

/** What is still to be paid of an order that is paid by now, in roubles: it has come to cost more since. */
export const leftToPay = (order: Order): number =>
  order.paymentMethod === 'card'
    ? unpaidByCard(order)
    : aboveNothing(totalOf(order) - (order.handPaid ?? totalOf(order)));

/** Whether a part of an order's money has come, or is held, and the rest is awaited: it has come to cost more after that. */
export const isPartPaid = (order: Order): boolean =>
  (order.paymentMethod !== 'card' || order.payment?.paid === true) &&
  (order.paymentState === 'succeeded' || order.paymentState === 'waiting_for_capture') &&
  order.status !== 'canceled' &&
  leftToPay(order) > 0;

/** Roubles that have come of an order that is marked by hand, those that were given back included. */
export const receivedByHand = (order: Order): number =>
  aboveNothing((order.handPaid ?? totalOf(order)) + order.handReturned);

/** Roubles of a transfer, or of what was paid on receipt, that were not given back. */
export const heldByHand = (order: Order): number =>
  order.paymentMethod === 'card' || order.paymentState !== 'succeeded'
    ? 0
    : aboveNothing(receivedByHand(order) - order.handRefunded);

/** Roubles that have come and are more than an edited order costs by now, as far as they were not given back already, or are to be. */
export function overpaidOf(order: Order): number {
  const { payment, paymentState, status, version } = order;
  if (version === 1 || paymentState !== 'succeeded' || status === 'canceled') return 0;
  if (order.paymentMethod !== 'card') return aboveNothing(heldByHand(order) - totalOf(order));
  if (!payment?.paid) return 0;
  const came = payment.amount ?? 0;
  const over = came + payment.heldAmount - payment.returnedAmount - totalOf(order);
  return aboveNothing(Math.min(over, came - payment.refundedAmount - payment.refundingAmount));
}

/** What the shopper says to have transferred, in roubles: all of it where an answer does not tell. */
export const reportedOf = (order: Order): number =>
  order.paymentReported === null ? (order.handPaid ?? 0) : (order.paymentReportedSum ?? totalOf(order));

/** What the shopper has not said to have transferred, in roubles: the delivery may have got its price after that. */
export const unreportedOf = (order: Order): number =>
  Math.max(0, Math.round((totalOf(order) - reportedOf(order)) * 100) / 100);

/** Whether the merchant may still change what it is of: until it is assembled (decision 3.32), and while its money is not given back. */
export const isEditable = ({ status, paymentState }: Pick<Order, 'status' | 'paymentState'>): boolean =>
  (status === 'created' || status === 'accepted') && paymentState !== 'refunded';

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

/** Made once: a list reads many orders. */
const identified = z.looseObject({ order_id: z.string().min(1) });

/** One order of an answer as an entity; status and payment state fall back to their defaults. Throws where it has no id. */
export function readOrder(value: unknown): Order {
  const wire = identified.parse(value);
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
    discounts: readDiscounts(wire.discounts),
    deliveryInfo: readDeliveryInfo(wire.delivery_info),
    photo: previewSchema.safeParse(wire.photo).data ?? null,
    note: readText(wire.note),
    cancelReason: readText(wire.cancel_reason),
    revertable: revertableWire.safeParse(wire.revertable).data ?? null,
    source: readEnum(orderSources, wire.source),
    unconfirmed: wire.unconfirmed === true,
    version: readNumber(wire.version) ?? 1,
    handPaid: readNumber(wire.hand_paid),
    handRefunded: readNumber(wire.hand_refunded) ?? 0,
    handReturned: readNumber(wire.hand_returned) ?? 0,
  };
}
