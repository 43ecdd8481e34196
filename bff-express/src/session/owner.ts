import type { Context } from '../context.ts';
import type { Call } from '../guards/call.ts';
import { shopHeaders } from '../guards/routes.ts';
import type { SessionLookup } from './session-cache.ts';

export const ownsShop = ({ session }: SessionLookup, shop: string | undefined): boolean =>
  session !== undefined && session !== null && (session.merchant_name === shop || session.merchant_id === shop);

/**
 * Removes the merchant's token from a public call unless it is the token of the shop's owner, who sees an unpublished shop and new changes at once.
 * With a token services ask the database; without one they answer from their cache.
 * @returns the call to send; a promise where the services had to be asked for the token's owner
 */
export function withoutNonOwnerToken({ sessions }: Context, call: Call): Call | Promise<Call> {
  const { visit, route, shop, merchantToken } = call;
  if (merchantToken === null || !shopHeaders[route.access]) return call;
  const judge = (found: SessionLookup): Call =>
    ownsShop(found, shop?.toLowerCase()) ? call : { ...call, merchantToken: null };
  const found = sessions.recall(merchantToken);
  return found ? judge(found) : sessions.find(merchantToken, visit).then(judge);
}
