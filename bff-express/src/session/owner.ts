import { headerNames } from 'shared-contracts';
import type { Context } from '../context.ts';
import type { BffRequest } from '../exchange.ts';
import { type Route, shopHeaders } from '../guards/routes.ts';
import type { SessionLookup } from './session-cache.ts';

export const ownsShop = ({ session }: SessionLookup, shop: string | undefined): boolean =>
  session !== undefined && session !== null && (session.merchant_name === shop || session.merchant_id === shop);

/**
 * A public call goes up with a token only where it is the shop's own owner's, who sees an unpublished shop and own changes at once: for a
 * token the services ask the database anew, and what is the same for everyone they remember.
 * @param headers of the call as it will go up; a token that changes nothing is taken out of them
 * @returns a promise where the services had to be asked whose it is
 */
export function stripNonOwnerToken(
  context: Context,
  { id: requestId, address }: BffRequest,
  route: Route,
  headers: Record<string, unknown>,
): Promise<void> | undefined {
  const shopHeader = shopHeaders[route.access];
  const token = headers[headerNames.token];
  if (!shopHeader || typeof token !== 'string') return undefined;
  const judge = (found: SessionLookup): void => {
    const shop = headers[shopHeader];
    if (!ownsShop(found, typeof shop === 'string' ? shop.toLowerCase() : undefined)) delete headers[headerNames.token];
  };
  const found = context.sessions.recall(token);
  if (!found) return context.sessions.whose(token, { requestId, address }).then(judge);
  judge(found);
  return undefined;
}
