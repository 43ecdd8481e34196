import { z } from 'zod';
import type { OrderStatus } from '../wire/enums.ts';
import { operation } from '../wire/operation.ts';
import { id } from '../wire/primitives.ts';
import { workErrors } from '../wire/problem.ts';
import { orderWire } from './order-entities.ts';
import { readMerchantOrder } from './orders.ts';

/** The storage's folder for photos of what was made for an order. Its files have addresses that nobody guesses; backups leave it out. */
export const orderPhotosFolder = 'order-photos';

/** Days that a photo is kept. */
export const orderPhotoDays = 90;

/** While an order is one of these its photo can be shown: it is being made, or has just left. */
export const photoStatuses = ['accepted', 'assembling', 'delivering'] as const satisfies OrderStatus[];

/** Whether the merchant can show the buyer a photo now. */
export const takesPhoto = ({ status }: { status: OrderStatus }): boolean => photoStatuses.some((one) => one === status);

const changed = { response: z.object({ order: orderWire }), decode: readMerchantOrder.decode } as const;

/**
 * Shows the buyer a photo of what was made, in place of the one before (decision 3.33): multipart with `order_id` and `file`. It is decoded and
 * encoded anew, its metadata dropped; the buyer is told of the first one, and it is deleted after {@link orderPhotoDays} days.
 */
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

/** Takes the photo away; without one it is a success that changes nothing. */
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
