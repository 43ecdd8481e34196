import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { id, positiveRoubles } from '../wire/primitives.ts';
import { orderWire } from './order-entities.ts';
import { readMerchantOrder } from './orders.ts';

export const maxHandRefunds = 100;

/**
 * Records that a part of the money that came by transfer or on receipt was given back: at most what the merchant still has; giving back all of it
 * makes the order `refunded`. A repeated key records nothing more. `revertStep` undoes it.
 */
export const recordRefund = operation({
  name: 'recordRefund',
  group: 'orders',
  path: '/merchant-api/v1/order-refund',
  access: 'merchant',
  owned: [{ field: 'order_id', kind: 'order' }],
  request: z.object({ order_id: id, amount: positiveRoubles, idempotency_key: id }),
  response: z.object({ order: orderWire }),
  errors: ['not_found', 'illegal_transition', 'idempotency_conflict', 'list_full'],
  encode: ({ orderId, amount, key }: { orderId: string; amount: number; key: string }) => ({
    order_id: orderId,
    amount,
    idempotency_key: key,
  }),
  decode: readMerchantOrder.decode,
});
