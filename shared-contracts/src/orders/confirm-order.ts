import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { givenConsents } from './checkout.ts';
import { byOrderToken } from './order-page.ts';

interface Confirmation {
  token: string;
  consents: z.input<typeof givenConsents>;
  version?: number;
}

/**
 * The buyer confirms an order that the merchant made for them and gives the checkout's consents; before that nothing
 * can be paid. Idempotent.
 */
export const confirmOrder = operation({
  name: 'confirmOrder',
  path: '/user-api/v1/order/confirm',
  errors: ['not_found', 'illegal_transition', 'consent_outdated', 'conflict'],
  ...byOrderToken,
  request: byOrderToken.request.extend({ consents: givenConsents, version: z.int().min(1).optional() }),
  encode: ({ token, consents, version }: Confirmation) => ({ order_token: token, consents, version }),
});
