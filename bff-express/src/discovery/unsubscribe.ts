import { type Request, raw } from 'express';
import { setOrderLetters } from 'shared-contracts';
import { fieldsOf } from '../forms/read-form.ts';
import { type Ask, Refused } from './discovery-reads.ts';

/**
 * Reads the request that a mail program sends when its user presses "unsubscribe", as a form of either type (RFC 8058, section 3.2). It comes without
 * a cookie and from no page.
 */
export const readOneClickBody = raw({
  type: ['multipart/form-data', 'application/x-www-form-urlencoded'],
  limit: '1kb',
});

export const isOneClick = async ({ body, headers }: Pick<Request, 'body' | 'headers'>): Promise<boolean> =>
  (await fieldsOf(body, headers['content-type'] ?? ''))?.['List-Unsubscribe'] === 'One-Click';

/**
 * Stops the letters about the progress of an order, which its token authorises.
 * @param letterKey as it stood in the letter; it authorises to stop those of all orders of the letter's recipient at this shop
 * @throws Refused 404 where no order has this token
 */
export async function unsubscribe(ask: Ask, token: string, letterKey: string | undefined): Promise<void> {
  const { request } = setOrderLetters;
  const body = request.safeParse({ order_token: token, wanted: false, letter_key: letterKey });
  if (!body.success) throw new Refused(404);
  await ask({ ...setOrderLetters, response: { parse: () => null } }, body.data);
}
