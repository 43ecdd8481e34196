import { z } from 'zod';
import { type Payment, paymentWire, readPayment } from '../payments/payment-entity.ts';
import { type PaymentState, paymentStates } from '../wire/enums.ts';
import { readEnum, readList, readObject, readText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { id, positiveRoubles } from '../wire/primitives.ts';
import { orderWire } from './order-entities.ts';
import { byOrderToken } from './order-page.ts';
import { readMerchantOrder } from './orders.ts';

/**
 * Starts a card payment of an order: the first, or another after a failed one. The shopper pays at the address in the answer's `order.payment`. If a
 * payment is still open, that one is returned: an order never has two.
 */
export const payOrder = operation({
  name: 'payOrder',
  path: '/user-api/v1/order/pay',
  errors: ['not_found', 'illegal_transition', 'list_full', 'payment_unavailable', 'payment_refused'],
  ...byOrderToken,
});

export interface OrderPayment {
  paymentState: PaymentState;
  payment: Payment | null;
  canPay: boolean;
}

export const readOrderPayment = operation({
  name: 'readOrderPayment',
  path: '/user-api/v1/order/payment',
  errors: ['not_found'],
  group: 'orders',
  access: 'none',
  request: byOrderToken.request,
  response: z.object({ payment_state: z.enum(paymentStates), payment: paymentWire.nullable(), can_pay: z.boolean() }),
  encode: byOrderToken.encode,
  decode: (body): OrderPayment => {
    const answer = readObject(body);
    return {
      paymentState: readEnum(paymentStates, answer.payment_state),
      payment: readPayment(answer.payment),
      canPay: answer.can_pay === true,
    };
  },
});

const ofMerchant = {
  group: 'orders',
  access: 'merchant',
  owned: [{ field: 'order_id', kind: 'order' }],
  errors: ['not_found', 'illegal_transition', 'payment_unavailable', 'payment_refused'],
  response: z.object({ order: orderWire }),
  decode: readMerchantOrder.decode,
} as const;

const byOrder = {
  ...ofMerchant,
  request: z.object({ order_id: id }),
  encode: ({ orderId }: { orderId: string }) => ({ order_id: orderId }),
} as const;

/** Captures the money that a card holds. Idempotent: already captured is a success. */
export const capturePayment = operation({
  name: 'capturePayment',
  path: '/merchant-api/v1/payment/capture',
  ...byOrder,
});

export const cancelPayment = operation({ name: 'cancelPayment', path: '/merchant-api/v1/payment/cancel', ...byOrder });

/** Refunds this many roubles, or all that is left. A repeated key refunds nothing more. */
export const refundPayment = operation({
  name: 'refundPayment',
  path: '/merchant-api/v1/payment/refund',
  ...ofMerchant,
  errors: [...ofMerchant.errors, 'idempotency_conflict', 'list_full'],
  request: z.object({ order_id: id, amount: positiveRoubles.optional(), idempotency_key: id }),
  encode: ({ orderId, amount, key }: { orderId: string; amount?: number; key: string }) => ({
    order_id: orderId,
    amount,
    idempotency_key: key,
  }),
});

/**
 * What the provider answers to the stored shop id and secret.
 * - `ok`: they are valid, and the shop takes payments
 * - `not_set`: one of them is missing
 * - `refused`: they are not valid
 * - `disabled`: they are valid, but the shop takes no payments
 * - `unavailable`: the provider does not answer
 */
export const paymentConnections = ['unavailable', 'ok', 'not_set', 'refused', 'disabled'] as const;

export const checkPaymentConnection = operation({
  name: 'checkPaymentConnection',
  group: 'orders',
  path: '/merchant-api/v1/payment/check-connection',
  access: 'merchant',
  request: z.object({}),
  response: z.object({
    connection: z.enum(paymentConnections),
    test: z.boolean(),
    fiscalization: z.boolean(),
    payment_methods: z.array(z.string()),
  }),
  decode: (body) => {
    const answer = readObject(body);
    return {
      connection: readEnum(paymentConnections, answer.connection),
      test: answer.test === true,
      fiscalization: answer.fiscalization === true,
      paymentMethods: readList(answer.payment_methods, z.string()).map(readText),
    };
  },
});

/**
 * YooKassa's notification of an event. It is not trusted: the service asks the provider for the payment by its id, and uses only that answer.
 * Notifications are accepted from the provider's own addresses only.
 */
export const notifyOfPayment = operation({
  name: 'notifyOfPayment',
  group: 'orders',
  path: '/payments/yookassa/notification',
  access: 'provider',
  request: z.object({
    event: z.string().max(100).optional(),
    object: z.object({
      id: z.string().max(100),
      payment_id: z.string().max(100).optional(),
      metadata: z.record(z.string().max(100), z.unknown()).nullish(),
    }),
  }),
  response: z.object({}),
});
