import type { Context } from '../context.ts';
import type { Call, ShopKey } from '../guards/call.ts';
import { shopHeaders } from '../guards/routes.ts';
import type { SessionLookup } from './session-cache.ts';

export function ownsShop({ session }: SessionLookup, { kind, value }: ShopKey): boolean {
  if (!session) return false;
  return value.toLowerCase() === (kind === 'id' ? session.merchant_id : session.merchant_name);
}

/**
 * Removes the merchant's token from a public call unless it is the token of the shop's owner, who sees an unpublished shop and new changes at once.
 * With a token services ask the database; without one they answer from their cache.
 * @returns the call to send; a promise where the services had to be asked for the token's owner
 */
export function withoutNonOwnerToken({ sessions }: Context, call: Call): Call | Promise<Call> {
  const { visit, route, shop, merchantToken } = call;
  if (merchantToken === null || !shopHeaders[route.access]) return call;
  const judge = (found: SessionLookup): Call =>
    shop && ownsShop(found, shop) ? call : { ...call, merchantToken: null };
  const found = sessions.recall(merchantToken);
  return found ? judge(found) : sessions.find(merchantToken, visit).then(judge);
}
