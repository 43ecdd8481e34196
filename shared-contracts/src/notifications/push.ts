import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { basePath } from '../wire/paths.ts';

/**
 * Scope of the office's service worker: all office pages. The first of them has no slash at its end, so the scope has
 * none either.
 */
export const officeWorkerScope = `${basePath}/merchant`;
export const officeWorkerPath = `${officeWorkerScope}/push-worker.js`;

export const shopPushWorkerPath = (shop: string): string => `${basePath}/shop/${shop}/push-worker.js`;
export const shopWorkerScope = (shop: string): string => `${basePath}/shop/${shop}/order/`;

const maxEndpoint = 1_000;

/**
 * A browser's push subscription (RFC 8030, 8291): the address at its push service, and two keys to encrypt with: an uncompressed point of P-256 and
 * 16 random bytes, both in base64url.
 */
export const pushSubscription = z.object({
  endpoint: z
    .string()
    .max(maxEndpoint)
    .refine((text) => URL.canParse(text), 'an address'),
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
});
export type PushSubscriptionWire = z.infer<typeof pushSubscription>;

/** Maximum characters of a push's title and text. With the other fields a push stays below the 4096 bytes that push services accept. */
export const maxPushTitle = 100;
export const maxPushText = 400;

export interface PushMessage {
  title: string;
  body: string;
  /** A push replaces an earlier one with the same tag that is still shown. */
  tag: string;
  /** Id of the event: a push about an event that is already shown makes no sound. */
  event: string;
  url: string;
  silent: boolean;
  badge?: number;
}

const byOrder = { group: 'notifications', access: 'none', errors: ['not_found'] } as const;

const order = z.object({ order_token: z.string().min(1).max(100) });

export const maxOrderPushes = 5;

export const readOrderPushKey = operation({
  name: 'readOrderPushKey',
  path: '/push/order/key',
  ...byOrder,
  request: order,
  response: z.object({ key: z.string().nullable() }),
  encode: ({ token }: { token: string }) => ({ order_token: token }),
});

export const followOrder = operation({
  name: 'followOrder',
  path: '/push/order/add',
  ...byOrder,
  request: order.extend(pushSubscription.shape),
  response: z.object({}),
  encode: ({ token, ...subscription }: PushSubscriptionWire & { token: string }) => ({
    order_token: token,
    ...subscription,
  }),
  decode: () => null,
});

export const unfollowOrder = operation({
  name: 'unfollowOrder',
  path: '/push/order/remove',
  ...byOrder,
  request: order.extend({ endpoint: pushSubscription.shape.endpoint }),
  response: z.object({}),
  encode: ({ token, endpoint }: { token: string; endpoint: string }) => ({ order_token: token, endpoint }),
  decode: () => null,
});
