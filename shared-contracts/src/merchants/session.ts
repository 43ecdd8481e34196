import { z } from 'zod';
import { operation } from '../wire/operation.ts';

export const sessionSchema = z.object({
  merchant_id: z.string(),
  merchant_name: z.string(),
  email: z.string(),
  viewed_until: z.string().optional(),
});

export interface Session {
  merchantId: string;
  merchantName: string;
  email: string;
  viewedUntil: string | null;
}

export const readSession = operation({
  name: 'readSession',
  method: 'GET',
  group: 'auth',
  path: '/session',
  access: 'merchant',
  request: z.object({}),
  response: sessionSchema,
  decode: (body): Session => {
    const answer = sessionSchema.parse(body);
    return {
      merchantId: answer.merchant_id,
      merchantName: answer.merchant_name,
      email: answer.email,
      viewedUntil: answer.viewed_until ?? null,
    };
  },
});

export const signOut = operation({
  name: 'signOut',
  method: 'DELETE',
  group: 'auth',
  path: '/session',
  access: 'merchant',
  body: 'json',
  request: z.object({}),
  response: z.object({ revoked: z.int() }),
});
