import { z } from 'zod';
import { parseEnum, parseList, parseObject, parseText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';

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
    const answer = parseObject(body);
    return {
      connection: parseEnum(paymentConnections, answer.connection),
      test: answer.test === true,
      fiscalization: answer.fiscalization === true,
      paymentMethods: parseList(answer.payment_methods, z.string()).map(parseText),
    };
  },
});
