import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { email, id } from '../wire/primitives.ts';

export const stockWaitDays = 180;

/**
 * Sends one e-mail to this address when the product is back in stock. Idempotent: asking twice still gives one
 * e-mail.
 */
export const awaitStock = operation({
  name: 'awaitStock',
  group: 'api',
  path: '/users-api/product/await',
  access: 'merchantName',
  request: z.object({
    product_id: id,
    size_id: z.string().max(60).nullable().default(null),
    email,
    consent: z.string().max(20),
  }),
  response: z.object({ waiting: z.boolean() }),
  errors: ['shop_not_found', 'shop_stopped', 'not_found', 'gone', 'consent_outdated', 'rate_limited'],
  encode: ({
    merchantName: _,
    ...request
  }: {
    merchantName: string;
    product_id: string;
    size_id: string | null;
    email: string;
    consent: string;
  }) => request,
  decode: (body) => z.object({ waiting: z.boolean() }).parse(body),
});

const stockWaits = z.object({ size_id: z.string(), people: z.int() });

export const countStockWaits = operation({
  name: 'countStockWaits',
  readOnly: true,
  group: 'api',
  path: '/merchant-api/product/stock/waits',
  access: 'merchant',
  owned: [{ field: 'product_id', kind: 'product' }],
  request: z.object({ product_id: id }),
  response: z.object({ waits: z.array(stockWaits) }),
  errors: ['not_found'],
  decode: (body) => z.object({ waits: z.array(stockWaits) }).parse(body).waits,
});
