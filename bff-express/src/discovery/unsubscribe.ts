import { urlencoded } from 'express';
import { setOrderLetters } from 'shared-contracts';
import { type Ask, Refused } from './discovery-reads.ts';

/** Parses the request that a mail program sends when its user presses "unsubscribe" (RFC 8058). It comes without a cookie and from no page. */
export const parseOneClickBody = urlencoded({ extended: false, limit: '1kb' });

export const isOneClick = (body: unknown): boolean =>
  (body as Record<string, unknown> | undefined)?.['List-Unsubscribe'] === 'One-Click';

/**
 * Stops the letters about the progress of orders for the buyer of an order; the order's token authorises it.
 * @throws Refused 404 where no order has this token
 */
export async function unsubscribe(ask: Ask, token: string): Promise<void> {
  const { request } = setOrderLetters;
  const body = request.safeParse({ order_token: token, wanted: false });
  if (!body.success) throw new Refused(404);
  await ask({ ...setOrderLetters, response: { parse: () => null } }, body.data);
}
