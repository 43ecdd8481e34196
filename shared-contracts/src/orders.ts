import { z } from 'zod';
import {
  type OrderStatus,
  orderStatuses,
  type PaymentState,
  type PaymentType,
  paymentStates,
  paymentTypes,
} from './enums.ts';
import { readEnum, readList, readNumber, readText } from './lenient.ts';
import { operation } from './operation.ts';
import { id, page, perPage, searchText, totalCount } from './primitives.ts';
import { type ProductField, readProductFields, readSize, type Size } from './products.ts';

/** A payment at the card provider (sentence 3.7.1). */
export interface Payment {
  id: string;
  status: string;
  paid: boolean;
  created: string;
  expires: string | null;
  captured: string | null;
  description: string;
  confirmation: { type: string; returnUrl: string | null; confirmationUrl: string | null } | null;
  refundable: boolean;
  test: boolean;
}

/** A good of a basket (sentence 3.8.2), as it was when it was ordered. */
export interface Good {
  id: string;
  count: number;
  title: string;
  price: number;
  sale: number | null;
  published: boolean;
  meta: { productFields: ProductField[] };
  size: Size | null;
}

/** Delivery info (sentence 3.9.1), with what florists need (decisions, part 3). */
export interface DeliveryInfo {
  phone: string;
  address: string;
  preferredContactMethod: string;
  forAnother: boolean;
  email: string;
  name: string;
  recipient: { name: string; phone: string } | null;
  deliveryMethod: string;
  deliveryDate: string;
  deliveryInterval: string;
  cardText: string;
  comment: string;
}

/** Order (sentence 3.6.1). Times are UTC, ISO 8601; sums are roubles. */
export interface Order {
  id: string;
  number: string;
  status: OrderStatus;
  paymentState: PaymentState;
  paymentMethod: PaymentType;
  created: string;
  updated: string;
  uri: string;
  payment: Payment | null;
  basket: { goods: Good[]; sum: number };
  deliveryInfo: DeliveryInfo;
  /** When the shopper said "Я оплатил"; null before. */
  paymentReported: string | null;
  /** The merchant's note for oneself; empty for the public. */
  note: string;
}

const paymentWire = z.object({
  id: z.string(),
  status: z.string(),
  paid: z.boolean(),
  created: z.string(),
  expires: z.string().nullable(),
  captured: z.string().nullable(),
  description: z.string(),
  confirmation: z
    .object({ type: z.string(), return_url: z.string().nullable(), confirmation_url: z.string().nullable() })
    .nullable(),
  refundable: z.boolean(),
  test: z.boolean(),
});

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
  delivery_date: z.string(),
  delivery_interval: z.string(),
  card_text: z.string(),
  comment: z.string(),
});

/** The wire's order (sentence 7.28.1). */
export const orderWire = z.object({
  order_id: z.string(),
  order_number: z.string(),
  status: z.enum(orderStatuses),
  payment_state: z.enum(paymentStates),
  payment_method: z.enum(paymentTypes),
  payment_reported: z.string().nullable(),
  created: z.string(),
  updated: z.string(),
  uri: z.string(),
  payment: paymentWire.nullable(),
  cart: z.object({ products_info: z.array(orderedProduct), sum: z.number() }),
  delivery_info: deliveryWire,
  note: z.string(),
});
export type OrderWire = z.infer<typeof orderWire>;

type Loose = Record<string, unknown>;
const object = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function readGood(value: unknown): Good {
  const item = object(value);
  const options = object(item.options);
  return {
    id: readText(item.id),
    count: readNumber(item.quantity) ?? 0,
    title: readText(options.title),
    price: readNumber(options.price) ?? 0,
    sale: readNumber(options.old_price),
    published: options.is_posted === true,
    meta: { productFields: readProductFields(object(options.meta_options).product_fields) },
    size: readSize(options.size),
  };
}

function readDeliveryInfo(value: unknown): DeliveryInfo {
  const info = object(value);
  const recipient = object(info.recipient);
  return {
    phone: readText(info.contact_phone_number),
    address: readText(info.delivery_address),
    preferredContactMethod: readText(info.prefered_contact_method),
    forAnother: info.delivery_for_another === true,
    email: readText(info.email),
    name: readText(info.name),
    recipient: info.recipient ? { name: readText(recipient.name), phone: readText(recipient.phone) } : null,
    deliveryMethod: readText(info.delivery_method),
    deliveryDate: readText(info.delivery_date),
    deliveryInterval: readText(info.delivery_interval),
    cardText: readText(info.card_text),
    comment: readText(info.comment),
  };
}

function readPayment(value: unknown): Payment | null {
  if (typeof value !== 'object' || value === null) return null;
  const payment = value as Loose;
  const confirmation = object(payment.confirmation);
  return {
    id: readText(payment.id),
    status: readText(payment.status),
    paid: payment.paid === true,
    created: readText(payment.created),
    expires: textOrNull(payment.expires),
    captured: textOrNull(payment.captured),
    description: readText(payment.description),
    confirmation: payment.confirmation
      ? {
          type: readText(confirmation.type),
          returnUrl: textOrNull(confirmation.return_url),
          confirmationUrl: textOrNull(confirmation.confirmation_url),
        }
      : null,
    refundable: payment.refundable === true,
    test: payment.test === true,
  };
}

/** One order of an answer as an entity; status and payment state fall back to their defaults. Throws where it has no id. */
export function readOrder(value: unknown): Order {
  const wire = z.looseObject({ order_id: z.string().min(1) }).parse(value);
  const cart = object(wire.cart);
  return {
    id: wire.order_id,
    number: readText(wire.order_number),
    status: readEnum(orderStatuses, wire.status),
    paymentState: readEnum(paymentStates, wire.payment_state),
    paymentMethod: readEnum(paymentTypes, wire.payment_method),
    paymentReported: textOrNull(wire.payment_reported),
    created: readText(wire.created),
    updated: readText(wire.updated),
    uri: readText(wire.uri),
    payment: readPayment(wire.payment),
    basket: { goods: readList(cart.products_info, z.unknown()).map(readGood), sum: readNumber(cart.sum) ?? 0 },
    deliveryInfo: readDeliveryInfo(wire.delivery_info),
    note: readText(wire.note),
  };
}

/** One of the merchant's orders (sentence 7.24.1). */
export const readMerchantOrder = operation({
  name: 'readMerchantOrder',
  summary: "One of the merchant's orders",
  group: 'orders',
  path: '/merchant-api/v1/order',
  access: 'merchant',
  owned: [{ field: 'order_id', kind: 'order' }],
  request: z.object({ order_id: id }),
  response: z.object({ order: orderWire }),
  errors: ['not_found'],
  encode: ({ orderId }: { orderId: string }) => ({ order_id: orderId }),
  decode: (body) => readOrder(z.object({ order: z.unknown().optional() }).parse(body).order),
});

const pages = { page, per_page: perPage };

/**
 * The merchant's orders, newest first (sentences 7.25.1, 7.25.2). `by_order_ids` wins over `filtered_orders` over `all_orders`;
 * `filter_type` is an order status (decisions, part 3).
 */
export const listOrders = operation({
  name: 'listOrders',
  summary: "The merchant's orders",
  group: 'orders',
  path: '/merchant-api/v1/orders',
  access: 'merchant',
  owned: [{ field: 'by_order_ids[]', kind: 'order' }],
  request: z.object({
    by_order_ids: z.array(id).max(100).optional(),
    filtered_orders: z.object({ ...pages, filter_type: z.enum(orderStatuses) }).optional(),
    all_orders: z.object(pages).optional(),
    search: searchText.optional(),
  }),
  response: z.object({
    orders: z.array(orderWire),
    total_count: totalCount,
    /** How many orders there are in each status. */
    counts: z.record(z.enum(orderStatuses), z.int()),
  }),
  errors: ['not_found'],
  encode: ({
    page: number = 1,
    perPage: size = 20,
    status,
    search,
  }: {
    page?: number;
    perPage?: number;
    status?: OrderStatus;
    search?: string;
  }) => ({
    search,
    ...(status
      ? { filtered_orders: { page: number, per_page: size, filter_type: status } }
      : { all_orders: { page: number, per_page: size } }),
  }),
  decode: (body) => {
    const answer = z.looseObject({ orders: z.array(z.unknown()) }).parse(body);
    const counts = object(answer.counts);
    return {
      orders: answer.orders.map(readOrder),
      totalCount: readNumber(answer.total_count) ?? answer.orders.length,
      counts: Object.fromEntries(orderStatuses.map((status) => [status, readNumber(counts[status]) ?? 0])) as Record<
        OrderStatus,
        number
      >,
    };
  },
});

const changed = { response: z.object({ order: orderWire }), decode: readMerchantOrder.decode } as const;

/** Sets the payment state by hand, for transfers (sentence 7.26.1, decisions part 4). */
export const setPaymentState = operation({
  name: 'setPaymentState',
  summary: "Set an order's payment state",
  group: 'orders',
  path: '/merchant-api/v1/set-payment-state',
  access: 'merchant',
  owned: [{ field: 'order_id', kind: 'order' }],
  request: z.object({ order_id: id, state: z.enum(paymentStates) }),
  errors: ['not_found', 'illegal_transition'],
  encode: ({ orderId, state }: { orderId: string; state: PaymentState }) => ({ order_id: orderId, state }),
  ...changed,
});

/** Sets the status of an order (sentence 7.27.1, decisions part 4). */
export const setOrderStatus = operation({
  name: 'setOrderStatus',
  summary: "Set an order's status",
  group: 'orders',
  path: '/merchant-api/v1/set-order-status',
  access: 'merchant',
  owned: [{ field: 'order_id', kind: 'order' }],
  request: z.object({ order_id: id, status: z.enum(orderStatuses) }),
  errors: ['not_found', 'illegal_transition'],
  encode: ({ orderId, status }: { orderId: string; status: OrderStatus }) => ({ order_id: orderId, status }),
  ...changed,
});

/** One line of an order's history: who did what, and when. */
export interface OrderEvent {
  at: string;
  /** `merchant`, `shopper` or `system`. */
  actor: string;
  kind: string;
  from: string | null;
  to: string | null;
}

const orderEvent = z.object({
  at: z.string(),
  actor: z.string(),
  kind: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

/** What happened to an order, oldest first (decisions, part 3). */
export const readOrderHistory = operation({
  name: 'readOrderHistory',
  summary: 'What happened to an order',
  group: 'orders',
  path: '/merchant-api/v1/order-history',
  access: 'merchant',
  owned: [{ field: 'order_id', kind: 'order' }],
  request: z.object({ order_id: id }),
  response: z.object({ history: z.array(orderEvent) }),
  errors: ['not_found'],
  encode: ({ orderId }: { orderId: string }) => ({ order_id: orderId }),
  decode: (body): OrderEvent[] => z.object({ history: z.array(orderEvent) }).parse(body).history,
});

/** The merchant's note for oneself (decisions, part 3). */
export const setOrderNote = operation({
  name: 'setOrderNote',
  summary: "Set the merchant's note on an order",
  group: 'orders',
  path: '/merchant-api/v1/order-note',
  access: 'merchant',
  owned: [{ field: 'order_id', kind: 'order' }],
  request: z.object({ order_id: id, note: z.string().max(2000) }),
  errors: ['not_found'],
  encode: ({ orderId, note }: { orderId: string; note: string }) => ({ order_id: orderId, note }),
  ...changed,
});
