import { z } from 'zod';
import type { Preview } from '../catalogue/product.ts';
import { parseProductFields, parseSize, previewSchema } from '../catalogue/product-entities.ts';
import {
  type DeliveryKind,
  deliveryKinds,
  detectDeliveryKind,
  parseReceiptPaymentMethods,
  type ReceiptPaymentMethod,
  receiptPaymentMethods,
} from '../delivery/delivery-kinds.ts';
import { type Payment, parsePayment, paymentWire } from '../payments/payment-entity.ts';
import {
  type OrderStatus,
  orderStatuses,
  type PaymentState,
  type PaymentType,
  paymentStates,
  paymentTypes,
} from '../wire/enums.ts';
import { parseEnum, parseList, parseNumber, parseObject, parseText } from '../wire/lenient.ts';
import { type Discount, discountWire, parseDiscounts } from './discounts.ts';

export interface DeliveryInfo {
  phone: string;
  address: string;
  preferredContactMethod: string;
  forAnother: boolean;
  email: string;
  name: string;
  recipient: { name: string; phone: string } | null;
  doNotCall: boolean;
  anonymous: boolean;
  deliveryMethod: string;
  deliveryKind: DeliveryKind;
  deliveryPrice: number | null;
  deliveryPriceBySeller: boolean;
  onReceipt: ReceiptPaymentMethod[];
  deliveryDate: string;
  deliveryInterval: string;
  cardText: string;
  comment: string;
}

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
  /** The newest card payment that was paid, else the newest of all; its sums include those of all paid ones. */
  payment: Payment | null;
  basket: { goods: OrderItem[]; sum: number };
  discounts: Discount[];
  deliveryInfo: DeliveryInfo;
  paymentReported: string | null;
  paymentReportedSum: number | null;
  paymentScreenshot: boolean;
  photo: Preview | null;
  note: string;
  cancelReason: string;
  revertable: Revertable | null;
  source: OrderSource;
  unconfirmed: boolean;
  version: number;
  /**
   * Roubles paid by transfer or on receipt that count towards the order's cost; null where nothing was, or exactly the total. What was returned
   * because an edit made the order cheaper is subtracted; other refunds are not.
   */
  handPaid: number | null;
  handRefunded: number;
  handReturned: number;
}

const revertableWire = z.object({
  step: z.string(),
  kind: z.enum(['status', 'payment_state', 'refund']),
  from: z.string(),
  to: z.string(),
  seconds: z.int(),
});

export type Revertable = z.infer<typeof revertableWire>;

const orderedProduct = z.object({
  id: z.string(),
  line: z.int().optional(),
  free: z.boolean().optional(),
  quantity: z.int(),
  options: z.object({
    title: z.string(),
    price: z.number(),
    old_price: z.number().nullable(),
    is_posted: z.boolean(),
    meta_options: z.object({ product_fields: z.string() }),
    size: z.string().nullable(),
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
  do_not_call: z.boolean().optional(),
  anonymous: z.boolean().optional(),
  delivery_method: z.string(),
  delivery_kind: z.enum(deliveryKinds).optional(),
  delivery_price: z.number().optional(),
  delivery_price_by_seller: z.boolean().optional(),
  on_receipt: z.array(z.enum(receiptPaymentMethods)).optional(),
  delivery_date: z.string(),
  delivery_interval: z.string(),
  card_text: z.string(),
  comment: z.string(),
});

export const orderWire = z.object({
  order_id: z.string(),
  order_number: z.string(),
  status: z.enum(orderStatuses),
  payment_state: z.enum(paymentStates),
  payment_method: z.enum(paymentTypes),
  payment_reported: z.string().nullable(),
  payment_reported_sum: z.number().nullable(),
  payment_screenshot: z.boolean().optional(),
  photo: previewSchema.optional(),
  created: z.string(),
  updated: z.string(),
  uri: z.string(),
  payment: paymentWire.nullable(),
  cart: z.object({ products_info: z.array(orderedProduct), sum: z.number() }),
  discounts: z.array(discountWire).optional(),
  delivery_info: deliveryWire,
  note: z.string(),
  cancel_reason: z.string().optional(),
  revertable: revertableWire.nullable().optional(),
  source: z.enum(orderSources).optional(),
  unconfirmed: z.boolean().optional(),
  version: z.int().optional(),
  hand_paid: z.number().optional(),
  hand_refunded: z.number().optional(),
  hand_returned: z.number().optional(),
});
export type OrderWire = z.infer<typeof orderWire>;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function readGood(value: unknown) {
  const item = parseObject(value);
  const options = parseObject(item.options);
  return {
    id: parseText(item.id),
    line: parseNumber(item.line),
    free: item.free === true,
    count: parseNumber(item.quantity) ?? 0,
    title: parseText(options.title),
    price: parseNumber(options.price) ?? 0,
    sale: parseNumber(options.old_price),
    published: options.is_posted === true,
    meta: { productFields: parseProductFields(parseObject(options.meta_options).product_fields) },
    size: parseSize(options.size),
    preview: previewSchema.safeParse(options.preview).data ?? null,
  };
}

export type OrderItem = ReturnType<typeof readGood>;

function readDeliveryInfo(value: unknown): DeliveryInfo {
  const info = parseObject(value);
  const recipient = parseObject(info.recipient);
  const deliveryMethod = parseText(info.delivery_method);
  return {
    phone: parseText(info.contact_phone_number),
    address: parseText(info.delivery_address),
    preferredContactMethod: parseText(info.prefered_contact_method),
    forAnother: info.delivery_for_another === true,
    email: parseText(info.email),
    name: parseText(info.name),
    recipient: info.recipient ? { name: parseText(recipient.name), phone: parseText(recipient.phone) } : null,
    doNotCall: info.do_not_call === true,
    anonymous: info.anonymous === true,
    deliveryMethod,
    // Orders from before delivery kinds existed only have the method's text.
    deliveryKind:
      info.delivery_kind === undefined
        ? detectDeliveryKind(deliveryMethod)
        : parseEnum(deliveryKinds, info.delivery_kind),
    deliveryPrice: parseNumber(info.delivery_price),
    deliveryPriceBySeller: info.delivery_price_by_seller === true,
    onReceipt: parseReceiptPaymentMethods(info.on_receipt),
    deliveryDate: parseText(info.delivery_date),
    deliveryInterval: parseText(info.delivery_interval),
    cardText: parseText(info.card_text),
    comment: parseText(info.comment),
  };
}

/** Built once, not per call: a list reads many orders. */
const identified = z.looseObject({ order_id: z.string().min(1) });

export function parseOrder(value: unknown): Order {
  const wire = identified.parse(value);
  const cart = parseObject(wire.cart);
  return {
    id: wire.order_id,
    number: parseText(wire.order_number),
    status: parseEnum(orderStatuses, wire.status),
    paymentState: parseEnum(paymentStates, wire.payment_state),
    paymentMethod: parseEnum(paymentTypes, wire.payment_method),
    paymentReported: textOrNull(wire.payment_reported),
    paymentReportedSum: parseNumber(wire.payment_reported_sum),
    paymentScreenshot: wire.payment_screenshot === true,
    created: parseText(wire.created),
    updated: parseText(wire.updated),
    uri: parseText(wire.uri),
    payment: parsePayment(wire.payment),
    basket: { goods: parseList(cart.products_info, z.unknown()).map(readGood), sum: parseNumber(cart.sum) ?? 0 },
    discounts: parseDiscounts(wire.discounts),
    deliveryInfo: readDeliveryInfo(wire.delivery_info),
    photo: previewSchema.safeParse(wire.photo).data ?? null,
    note: parseText(wire.note),
    cancelReason: parseText(wire.cancel_reason),
    revertable: revertableWire.safeParse(wire.revertable).data ?? null,
    source: parseEnum(orderSources, wire.source),
    unconfirmed: wire.unconfirmed === true,
    version: parseNumber(wire.version) ?? 1,
    handPaid: parseNumber(wire.hand_paid),
    handRefunded: parseNumber(wire.hand_refunded) ?? 0,
    handReturned: parseNumber(wire.hand_returned) ?? 0,
  };
}
