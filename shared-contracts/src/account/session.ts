import { z } from 'zod';
import { operation } from '../wire/operation.ts';

/** What the BFF answers at `GET /b2b/bff/auth/session`. */
export const sessionSchema = z.object({
  merchant_id: z.string(),
  merchant_name: z.string(),
  email: z.string(),
  /** Where a member of staff looks at the office as its merchant: until when. */
  viewed_until: z.string().optional(),
});

export interface Session {
  merchantId: string;
  merchantName: string;
  email: string;
  /** Until when a member of staff looks at the office as its merchant; null for the merchant. */
  viewedUntil: string | null;
}

/** Who is signed in; services answer it to the BFF, which answers it to the browser. */
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

/** Signs out: the BFF revokes the token upstream and clears the cookie. */
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
