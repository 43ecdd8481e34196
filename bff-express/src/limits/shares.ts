import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { headerNames } from 'shared-contracts';
import { sendBusyPage } from '../busy-page.ts';
import type { Shares } from '../config.ts';
import type { Context } from '../context.ts';
import { readToken } from '../cookies/session-cookie.ts';
import { readStaffToken } from '../cookies/staff-cookie.ts';
import type { BffRequest } from '../exchange.ts';
import { type Route, shopHeaders } from '../guards/routes.ts';
import { sendProblem } from '../problems.ts';
import { pageAt } from '../releases/page-routes.ts';
import { createBuckets, type Share, type Taken } from './buckets.ts';

/** The headers of `draft-ietf-httpapi-ratelimit-headers`: what the policy is, and what is left of it. */
function describe(response: ServerResponse, name: string, share: Share, { left, wait }: Taken): void {
  response.setHeader('ratelimit-policy', `"${name}";q=${share.atOnce};w=${Math.ceil(share.atOnce / share.perSecond)}`);
  response.setHeader('ratelimit', `"${name}";r=${left};t=${Math.ceil(wait)}`);
}

/** Whose share a request is taken of: the shop's that it names, the merchant's who comes with a token, or the provider's. */
export function shopOf(context: Context, request: BffRequest, route: Route | undefined, path: string): string | null {
  if (!route) return pageAt(context.registry.current(), path).shop ?? null;
  const { headers } = request;
  const shopHeader = shopHeaders[route.access];
  if (shopHeader) {
    const shop = headers[shopHeader];
    return typeof shop === 'string' ? shop.slice(0, 60).toLowerCase() : null;
  }
  // What a provider's address may ask is counted apart from visitors, as a shop's.
  if (route.access === 'provider') return `provider ${request.address}`;
  if (route.access !== 'merchant' && route.access !== 'admin') return null;
  const site = context.siteOf(request);
  const token =
    route.access === 'admin'
      ? (readStaffToken(headers.cookie, site) ?? headers[headerNames.staff])
      : (readToken(headers.cookie, site) ?? headers[headerNames.token]);
  return typeof token === 'string' ? createHash('sha256').update(token).digest('base64') : null;
}

/**
 * Makes what refuses requests beyond the share of their shop or address.
 * @returns the check; false where the request has been answered with a 429
 */
export function createShares({ shop, address }: Shares) {
  const ofShop = createBuckets(shop);
  const ofAddress = createBuckets(address);
  return (request: BffRequest, response: ServerResponse, owner: string | null, isPage: boolean): boolean => {
    const byAddress = ofAddress(request.address);
    const byShop = byAddress.allowed && owner !== null ? ofShop(owner) : null;
    if (byAddress.allowed && byShop?.allowed !== false) return true;
    if (byShop) describe(response, 'shop', shop, byShop);
    else describe(response, 'address', address, byAddress);
    const retryAfter = Math.max(1, Math.ceil((byShop ?? byAddress).wait));
    if (isPage) sendBusyPage(response, 429, retryAfter);
    else sendProblem(response, 'rate_limited', request.id, { retryAfter });
    return false;
  };
}
