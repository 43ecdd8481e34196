import { z } from 'zod';
import { parseEnum, parseList, parseNumber, parseText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { id, instant, page, perPage, totalCount, typedText } from '../wire/primitives.ts';

export const webhookEvents = [
  'ping',
  'order.created',
  'order.status_changed',
  'order.payment_changed',
  'order.payment_reported',
  'order.payment_report_withdrawn',
  'order.refunded',
  'order.delivery_price_changed',
  'order.confirmed',
  'order.edited',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const maxWebhooks = 5;

export const webhookDeliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number];

export interface Webhook {
  id: string;
  url: string;
  created: string;
}

export interface WebhookDeliveryAttempt {
  at: string;
  status: number | null;
  problem: string;
}

export interface WebhookDelivery {
  id: string;
  event: WebhookEvent;
  order: string;
  created: string;
  state: WebhookDeliveryState;
  attempts: WebhookDeliveryAttempt[];
}

const webhookWire = z.object({ webhook_id: z.string(), url: z.string(), created_at: instant });
const attemptWire = z.object({ at: instant, status: z.number().nullable(), problem: z.string() });
const deliveryWire = z.object({
  delivery_id: z.string(),
  event: z.enum(webhookEvents),
  order_number: z.string().nullable().optional(),
  created_at: instant,
  state: z.enum(webhookDeliveryStates),
  attempts: z.array(attemptWire),
});

const readWebhook = ({ webhook_id, url, created_at }: z.output<typeof webhookWire>): Webhook => ({
  id: webhook_id,
  url,
  created: created_at,
});

const common = { group: 'merchant-settings', access: 'merchant' } as const;
const named = z.object({ webhook_id: id });

export const listWebhooks = operation({
  name: 'listWebhooks',
  readOnly: true,
  path: '/merchant-api/webhooks',
  ...common,
  request: z.object({}),
  response: z.object({ webhooks: z.array(webhookWire) }),
  decode: (body): Webhook[] => parseList(z.looseObject({}).parse(body).webhooks, webhookWire).map(readWebhook),
});

/** Adds an https address in the public network. The answer has the secret that signs its messages, which is never shown again. */
export const addWebhook = operation({
  name: 'addWebhook',
  path: '/merchant-api/webhooks/add',
  ...common,
  request: z.object({
    url: typedText()
      .max(500)
      .refine((text) => URL.canParse(text), 'an address'),
  }),
  response: z.object({ webhook: webhookWire, secret: z.string() }),
  errors: ['conflict', 'already_exists'],
  encode: ({ url }: { url: string }) => ({ url }),
  decode: (body) => {
    const { webhook, secret } = z.object({ webhook: webhookWire, secret: z.string() }).parse(body);
    return { webhook: readWebhook(webhook), secret };
  },
});

const done = { response: z.object({}), decode: () => null, errors: ['not_found'] } as const;

export const removeWebhook = operation({
  name: 'removeWebhook',
  path: '/merchant-api/webhooks/remove',
  ...common,
  ...done,
  request: named,
  encode: ({ id }: { id: string }) => ({ webhook_id: id }),
});

export const pingWebhook = operation({
  name: 'pingWebhook',
  path: '/merchant-api/webhooks/ping',
  ...common,
  ...done,
  request: named,
  encode: ({ id }: { id: string }) => ({ webhook_id: id }),
});

export const listWebhookDeliveries = operation({
  name: 'listWebhookDeliveries',
  readOnly: true,
  path: '/merchant-api/webhooks/deliveries',
  ...common,
  request: named.extend({ page, per_page: perPage }),
  response: z.object({ deliveries: z.array(deliveryWire), total_count: totalCount }),
  errors: ['not_found'],
  encode: ({ id, page: number = 1 }: { id: string; page?: number }) => ({ webhook_id: id, page: number, per_page: 20 }),
  decode: (body) => {
    const answer = z.looseObject({}).parse(body);
    const deliveries = parseList(answer.deliveries, deliveryWire.extend({ event: z.unknown(), state: z.unknown() }));
    return {
      totalCount: parseNumber(answer.total_count) ?? deliveries.length,
      deliveries: deliveries.map(
        ({ delivery_id, event, order_number, created_at, state, attempts }): WebhookDelivery => ({
          id: delivery_id,
          event: parseEnum(webhookEvents, event),
          order: order_number ?? '',
          created: parseText(created_at),
          state: parseEnum(webhookDeliveryStates, state),
          attempts,
        }),
      ),
    };
  },
});

export const resendWebhookDelivery = operation({
  name: 'resendWebhookDelivery',
  path: '/merchant-api/webhooks/resend',
  ...common,
  ...done,
  request: z.object({ delivery_id: id }),
  encode: ({ id }: { id: string }) => ({ delivery_id: id }),
});
