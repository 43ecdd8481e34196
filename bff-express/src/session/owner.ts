import type { Context } from '../context.ts';
import type { Call } from '../guards/call.ts';
import { shopHeaders } from '../guards/routes.ts';
import type { SessionLookup } from './session-cache.ts';

export const ownsShop = ({ session }: SessionLookup, shop: string | undefined): boolean =>
  session !== undefined && session !== null && (session.merchant_name === shop || session.merchant_id === shop);

/**
 * A public call goes up with a token only where it is the shop's own owner's, who sees an unpublished shop and own changes at once: for a
 * token the services ask the database anew, and what is the same for everyone they remember.
 * @returns the call as it goes up; a promise where the services had to be asked whose its token is
 */
export function withoutNonOwnerToken({ sessions }: Context, call: Call): Call | Promise<Call> {
  const { visit, route, shop, merchantToken } = call;
  if (merchantToken === null || !shopHeaders[route.access]) return call;
  const judge = (found: SessionLookup): Call =>
    ownsShop(found, shop?.toLowerCase()) ? call : { ...call, merchantToken: null };
  const found = sessions.recall(merchantToken);
  return found ? judge(found) : sessions.whose(merchantToken, visit).then(judge);
}
