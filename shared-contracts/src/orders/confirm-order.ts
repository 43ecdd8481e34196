import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { givenConsents } from './checkout.ts';
import { byToken } from './order-page.ts';

interface Confirmation {
  token: string;
  consents: z.input<typeof givenConsents>;
  version?: number;
}

/**
 * The buyer confirms an order that the merchant has made for them, and agrees to what a checkout asks for: before that nothing is paid. Confirmed
 * already, it is a success that changes nothing.
 */
export const confirmOrder = operation({
  name: 'confirmOrder',
  path: '/user-api/v1/order/confirm',
  errors: ['not_found', 'illegal_transition', 'consent_outdated', 'conflict'],
  ...byToken,
  request: byToken.request.extend({
    consents: givenConsents,
    /** Of the order as the buyer has seen it: of another one, nothing is confirmed. */
    version: z.int().min(1).optional(),
  }),
  encode: ({ token, consents, version }: Confirmation) => ({ order_token: token, consents, version }),
});
