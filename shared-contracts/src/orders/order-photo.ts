import { z } from 'zod';
import type { OrderStatus } from '../wire/enums.ts';
import { operation } from '../wire/operation.ts';
import { id } from '../wire/primitives.ts';
import { workErrors } from '../wire/problem.ts';
import { orderWire } from './order-entities.ts';
import { readMerchantOrder } from './orders.ts';

export const orderPhotoDays = 90;

export const photoStatuses = ['accepted', 'assembling', 'delivering'] as const satisfies OrderStatus[];

export const canAddOrderPhoto = ({ status }: { status: OrderStatus }): boolean =>
  photoStatuses.some((one) => one === status);

const changed = { response: z.object({ order: orderWire }), decode: readMerchantOrder.decode } as const;

export const setOrderPhoto = operation({
  name: 'setOrderPhoto',
  group: 'orders',
  path: '/merchant-api/v1/order-photo',
  access: 'merchant',
  body: 'multipart',
  owned: [{ field: 'order_id', kind: 'order' }],
  request: z.object({ order_id: id, file: z.instanceof(Blob) }),
  errors: [
    'not_found',
    'illegal_transition',
    'payload_too_large',
    'unsupported_media_type',
    'rate_limited',
    ...workErrors,
  ],
  encode: ({ orderId, file }: { orderId: string; file: Blob }) => ({ order_id: orderId, file }),
  ...changed,
});

export const removeOrderPhoto = operation({
  name: 'removeOrderPhoto',
  group: 'orders',
  path: '/merchant-api/v1/remove-order-photo',
  access: 'merchant',
  owned: [{ field: 'order_id', kind: 'order' }],
  request: z.object({ order_id: id }),
  errors: ['not_found'],
  encode: ({ orderId }: { orderId: string }) => ({ order_id: orderId }),
  ...changed,
});
