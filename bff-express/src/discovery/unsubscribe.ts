import { urlencoded } from 'express';
import { setOrderLetters } from 'shared-contracts';
import { type Ask, Refused } from './ask.ts';

/** What a mail program sends for a person who presses "unsubscribe" (RFC 8058): without a cookie, and from no page. */
export const oneClick = urlencoded({ extended: false, limit: '1kb' });

export const isOneClick = (body: unknown): boolean =>
  (body as Record<string, unknown> | undefined)?.['List-Unsubscribe'] === 'One-Click';

/**
 * Ends the letters about the way of orders for the buyer of one; the order's token says who asks.
 * @throws Refused 404 for a token of no order
 */
export async function unsubscribe(ask: Ask, token: string): Promise<void> {
  const { group, path, request } = setOrderLetters;
  const body = request.safeParse({ order_token: token, wanted: false });
  if (!body.success) throw new Refused(404);
  await ask({ group, path, response: { parse: () => null } }, body.data);
}
