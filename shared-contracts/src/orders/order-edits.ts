import { z } from 'zod';
import { paymentTypes } from '../wire/enums.ts';
import { operation } from '../wire/operation.ts';
import { id, phone, positiveRoubles, roubles, typedText } from '../wire/primitives.ts';
import { checkoutDelivery, quantity } from './checkout.ts';
import { orderEditWire } from './order-changes.ts';
import { orderWire } from './order-entities.ts';
import { readMerchantOrder } from './orders.ts';

export const maxOrderLines = 100;
export const maxVersions = 50;
export const longestLineTitle = 200;
export const longestDiscountTitle = 100;

/** `price` is what the merchant saw. If the catalogue has another price by now, the call fails with `cart_changed`. */
const productLine = z.object({
  kind: z.literal('product'),
  product_id: id,
  size_id: z.string().max(60).nullable().default(null),
  quantity,
  price: roubles,
});

const freeLine = z.object({
  kind: z.literal('free'),
  title: typedText().min(1).max(longestLineTitle),
  price: roubles,
  quantity,
});

const keptLine = z.object({
  kind: z.literal('kept'),
  line: z
    .int()
    .min(0)
    .max(maxOrderLines - 1),
  quantity,
});

const writtenDelivery = checkoutDelivery.extend({
  contact_phone_number: z.union([z.literal(''), phone]).default(''),
  delivery_price: roubles.nullable(),
});

const written = {
  idempotency_key: id,
  delivery_info: writtenDelivery,
  discount: z.object({ title: typedText().max(longestDiscountTitle), amount: positiveRoubles }).nullable(),
  over_capacity: z.boolean().optional(),
};

const answersOrder = { response: z.object({ order: orderWire }), decode: readMerchantOrder.decode } as const;

export const placeByHand = operation({
  name: 'placeByHand',
  group: 'orders',
  path: '/merchant-api/v1/order-by-hand',
  access: 'merchant',
  request: z.object({
    ...written,
    lines: z
      .array(z.discriminatedUnion('kind', [productLine, freeLine]))
      .min(1)
      .max(maxOrderLines),
    payment_method: z.enum(paymentTypes),
  }),
  errors: ['cart_changed', 'slot_taken', 'idempotency_conflict', 'rate_limited'],
  ...answersOrder,
});
export type ByHandRequest = z.input<typeof placeByHand.request>;

/**
 * Changes the lines and the delivery of an order that is not being assembled yet (decision 3.32). `version` is the version that the merchant has
 * seen; a repeated idempotency key changes nothing more.
 */
export const editOrder = operation({
  name: 'editOrder',
  group: 'orders',
  path: '/merchant-api/v1/order-edit',
  access: 'merchant',
  owned: [{ field: 'order_id', kind: 'order' }],
  request: z.object({
    ...written,
    order_id: id,
    version: z.int().min(1),
    lines: z
      .array(z.discriminatedUnion('kind', [keptLine, productLine, freeLine]))
      .min(1)
      .max(maxOrderLines),
  }),
  errors: ['not_found', 'conflict', 'illegal_transition', 'cart_changed', 'slot_taken', 'list_full'],
  encode: ({ orderId, ...rest }: Omit<EditOrderRequest, 'order_id'> & { orderId: string }): EditOrderRequest => ({
    order_id: orderId,
    ...rest,
  }),
  ...answersOrder,
});
type KeptLine = z.input<typeof keptLine>;
export type NewOrderLine = z.input<typeof productLine> | z.input<typeof freeLine>;
export type EditedLine = KeptLine | NewOrderLine;
export interface EditOrderRequest extends Omit<ByHandRequest, 'lines' | 'payment_method'> {
  order_id: string;
  version: number;
  lines: EditedLine[];
}

export const listOrderVersions = operation({
  name: 'listOrderVersions',
  readOnly: true,
  group: 'orders',
  path: '/merchant-api/v1/order-versions',
  access: 'merchant',
  owned: [{ field: 'order_id', kind: 'order' }],
  request: z.object({ order_id: id }),
  response: z.object({ versions: z.array(orderEditWire.extend({ version: z.int() })) }),
  errors: ['not_found'],
  encode: ({ orderId }: { orderId: string }) => ({ order_id: orderId }),
});

export const differenceMoves = ['came', 'returned'] as const;
export type DifferenceMove = (typeof differenceMoves)[number];

/**
 * Records by hand that the difference of an edit was received or given back (transfer or payment on receipt).
 * `amount` is the whole difference as the merchant saw it. Idempotent: no difference left is a success.
 */
export const settleDifference = operation({
  name: 'settleDifference',
  group: 'orders',
  path: '/merchant-api/v1/order-difference',
  access: 'merchant',
  owned: [{ field: 'order_id', kind: 'order' }],
  request: z.object({ order_id: id, move: z.enum(differenceMoves), amount: positiveRoubles }),
  errors: ['not_found', 'conflict', 'illegal_transition'],
  encode: ({ orderId, move, amount }: { orderId: string; move: DifferenceMove; amount: number }) => ({
    order_id: orderId,
    move,
    amount,
  }),
  ...answersOrder,
});
