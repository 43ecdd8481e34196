import { z } from 'zod';
import { operation } from '../wire/operation.ts';

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
