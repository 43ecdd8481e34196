import { z } from 'zod';
import { type Payment, parsePayment, paymentWire } from '../payments/payment-entity.ts';
import { type PaymentState, paymentStates } from '../wire/enums.ts';
import { parseEnum, parseObject } from '../wire/lenient.ts';
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
    const answer = parseObject(body);
    return {
      paymentState: parseEnum(paymentStates, answer.payment_state),
      payment: parsePayment(answer.payment),
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
