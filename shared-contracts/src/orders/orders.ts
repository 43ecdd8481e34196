import { z } from 'zod';
import { type OrderStatus, orderStatuses, type PaymentState, paymentStates } from '../wire/enums.ts';
import { parseNumber, parseObject } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { id, page, perPage, roubles, searchText, totalCount, typedText } from '../wire/primitives.ts';
import { orderWire, parseOrder } from './order-entities.ts';
import { maxCancelReason } from './order-states.ts';

export const readMerchantOrder = operation({
  name: 'readMerchantOrder',
  readOnly: true,
  group: 'orders',
  path: '/merchant-api/v1/order',
  access: 'merchant',
  owned: [{ field: 'order_id', kind: 'order' }],
  request: z.object({ order_id: id }),
  response: z.object({ order: orderWire }),
  errors: ['not_found'],
  encode: ({ orderId }: { orderId: string }) => ({ order_id: orderId }),
  decode: (body) => parseOrder(z.object({ order: z.unknown().optional() }).parse(body).order),
});

const pages = { page, per_page: perPage };

export const activeOrderStatuses = ['created', 'accepted', 'assembling', 'delivering'] as const satisfies OrderStatus[];

export const deliveryDays = ['today', 'tomorrow'] as const;
export type DeliveryDay = (typeof deliveryDays)[number];

export const orderSorts = ['newest', 'delivery'] as const;
export type OrderSort = (typeof orderSorts)[number];

/**
 * Of the three selections `by_order_ids` comes before `filtered_orders`, and that before `all_orders`. `filter_type` is one order status; `statuses`
 * selects several, `delivery_day` those of a day. Search results are always sorted newest first.
 */
export const listOrders = operation({
  name: 'listOrders',
  readOnly: true,
  group: 'orders',
  path: '/merchant-api/v1/orders',
  access: 'merchant',
  owned: [{ field: 'by_order_ids[]', kind: 'order' }],
  request: z.object({
    by_order_ids: z.array(id).max(100).optional(),
    filtered_orders: z.object({ ...pages, filter_type: z.enum(orderStatuses) }).optional(),
    all_orders: z.object(pages).optional(),
    statuses: z.array(z.enum(orderStatuses)).min(1).max(orderStatuses.length).optional(),
    delivery_day: z.enum(deliveryDays).optional(),
    order_by: z.enum(orderSorts).optional(),
    search: searchText.optional(),
  }),
  response: z.object({
    orders: z.array(orderWire),
    total_count: totalCount,
    counts: z.record(z.enum(orderStatuses), z.int()),
    day_counts: z.record(z.enum(deliveryDays), z.int()).optional(),
  }),
  errors: ['not_found'],
  encode: ({
    page: number = 1,
    perPage: size = 20,
    status,
    statuses,
    day,
    sort,
    search,
  }: {
    page?: number;
    perPage?: number;
    status?: OrderStatus;
    statuses?: readonly OrderStatus[];
    day?: DeliveryDay;
    sort?: OrderSort;
    search?: string;
  }) => ({
    search,
    delivery_day: day,
    order_by: sort,
    ...(statuses ? { statuses: [...statuses] } : {}),
    ...(status
      ? { filtered_orders: { page: number, per_page: size, filter_type: status } }
      : { all_orders: { page: number, per_page: size } }),
  }),
  decode: (body) => {
    const answer = z.looseObject({ orders: z.array(z.unknown()) }).parse(body);
    const counts = parseObject(answer.counts);
    const dayCounts = parseObject(answer.day_counts);
    return {
      orders: answer.orders.map(parseOrder),
      totalCount: parseNumber(answer.total_count) ?? answer.orders.length,
      counts: Object.fromEntries(orderStatuses.map((status) => [status, parseNumber(counts[status]) ?? 0])) as Record<
        OrderStatus,
        number
      >,
      dayCounts: Object.fromEntries(deliveryDays.map((day) => [day, parseNumber(dayCounts[day]) ?? 0])) as Record<
        DeliveryDay,
        number
      >,
    };
  },
});

const changed = { response: z.object({ order: orderWire }), decode: readMerchantOrder.decode } as const;

export const setPaymentState = operation({
  name: 'setPaymentState',
  group: 'orders',
  path: '/merchant-api/v1/set-payment-state',
  access: 'merchant',
  owned: [{ field: 'order_id', kind: 'order' }],
  request: z.object({ order_id: id, state: z.enum(paymentStates) }),
  errors: ['not_found', 'illegal_transition'],
  encode: ({ orderId, state }: { orderId: string; state: PaymentState }) => ({ order_id: orderId, state }),
  ...changed,
});

export const setOrderStatus = operation({
  name: 'setOrderStatus',
  group: 'orders',
  path: '/merchant-api/v1/set-order-status',
  access: 'merchant',
  owned: [{ field: 'order_id', kind: 'order' }],
  request: z.object({
    order_id: id,
    status: z.enum(orderStatuses),
    reason: typedText().max(maxCancelReason).optional(),
  }),
  errors: ['not_found', 'illegal_transition'],
  encode: ({ orderId, status, reason }: { orderId: string; status: OrderStatus; reason?: string }) => ({
    order_id: orderId,
    status,
    reason,
  }),
  ...changed,
});

export const revertWindowMs = 10 * 60_000;

/**
 * Takes the merchant's own last step or payment mark back, once, within ten minutes. What a provider reported about a
 * payment stays. Idempotent.
 */
export const revertStep = operation({
  name: 'revertStep',
  group: 'orders',
  path: '/merchant-api/v1/revert',
  access: 'merchant',
  owned: [{ field: 'order_id', kind: 'order' }],
  request: z.object({ order_id: id, step: id }),
  errors: ['not_found', 'revert_over', 'slot_taken', 'promo_used_up'],
  encode: ({ orderId, step }: { orderId: string; step: string }) => ({ order_id: orderId, step }),
  ...changed,
});

/** The shopper's screenshot of a transfer. Only the order's merchant gets it, inside the answer: it has no address of its own. */
export const readScreenshot = operation({
  name: 'readScreenshot',
  readOnly: true,
  group: 'orders',
  path: '/merchant-api/v1/order-screenshot',
  access: 'merchant',
  owned: [{ field: 'order_id', kind: 'order' }],
  request: z.object({ order_id: id }),
  response: z.object({ picture: z.string() }),
  errors: ['not_found'],
  encode: ({ orderId }: { orderId: string }) => ({ order_id: orderId }),
  decode: (body) => `data:image/webp;base64,${z.object({ picture: z.string() }).parse(body).picture}`,
});

const orderEvent = z.object({
  at: z.string(),
  actor: z.string(),
  kind: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().optional(),
});
export type OrderEvent = z.infer<typeof orderEvent>;

export const readOrderHistory = operation({
  name: 'readOrderHistory',
  readOnly: true,
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

/** The merchant's private note (decision 3.3). With `expected_note`, the call fails if another device has changed the note since. */
export const setOrderNote = operation({
  name: 'setOrderNote',
  group: 'orders',
  path: '/merchant-api/v1/order-note',
  access: 'merchant',
  owned: [{ field: 'order_id', kind: 'order' }],
  request: z.object({ order_id: id, note: typedText().max(2000), expected_note: z.string().max(2000).optional() }),
  errors: ['not_found', 'conflict'],
  encode: ({ orderId, note, expected }: { orderId: string; note: string; expected?: string }) => ({
    order_id: orderId,
    note,
    expected_note: expected,
  }),
  ...changed,
});

/**
 * Sets the delivery price of an order that was placed without one, because the shop's words did not state it (decision 3.1); null removes it again.
 * Only while the order is neither paid nor completed or canceled.
 */
export const setDeliveryPrice = operation({
  name: 'setDeliveryPrice',
  group: 'orders',
  path: '/merchant-api/v1/order-delivery-price',
  access: 'merchant',
  owned: [{ field: 'order_id', kind: 'order' }],
  request: z.object({ order_id: id, price: roubles.nullable() }),
  errors: ['not_found', 'illegal_transition'],
  encode: ({ orderId, price }: { orderId: string; price: number | null }) => ({ order_id: orderId, price }),
  ...changed,
});
