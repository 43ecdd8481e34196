import { z } from 'zod';
import { type PaymentType, paymentTypes } from '../wire/enums.ts';
import { parseList } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';

const methodsRead = z.object({ payment_methods: z.array(z.unknown()) });
const methodRead = z.object({ type: z.enum(paymentTypes) });

export const listPaymentMethods = operation({
  name: 'listPaymentMethods',
  group: 'orders',
  path: '/user-api/v1/get/payment-methods',
  access: 'merchantId',
  request: z.object({}),
  response: z.object({ payment_methods: z.array(z.object({ type: z.enum(paymentTypes) })) }),
  errors: ['shop_not_found', 'shop_stopped'],
  encode: (_: { merchantId: string }) => ({}),
  decode: (body): PaymentType[] =>
    parseList(methodsRead.parse(body).payment_methods, methodRead).map((method) => method.type),
});
