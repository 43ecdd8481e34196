import type { ServerResponse } from 'node:http';
import { headerNames } from 'shared-contracts';
import { networkOf } from 'shared-node';
import { sendBusyPage } from '../busy-page.ts';
import type { Quotas } from '../config.ts';
import type { Context } from '../context.ts';
import { readToken } from '../cookies/session-cookie.ts';
import { readStaffToken } from '../cookies/staff-cookie.ts';
import type { BffRequest } from '../exchange.ts';
import { type Route, shopHeaders } from '../guards/routes.ts';
import { sendProblem } from '../problems.ts';
import { pageAt } from '../releases/page-routes.ts';
import { createTokenBuckets, type Share, type Taken } from './buckets.ts';
import { keyOfShop, keyOfToken } from './known-owners.ts';

/** The headers of `draft-ietf-httpapi-ratelimit-headers`: what the policy is, and what is left of it. */
function describe(response: ServerResponse, name: string, share: Share, { left, wait }: Taken): void {
  response.setHeader('ratelimit-policy', `"${name}";q=${share.atOnce};w=${Math.ceil(share.atOnce / share.perSecond)}`);
  response.setHeader('ratelimit', `"${name}";r=${left};t=${Math.ceil(wait)}`);
}

interface Owner {
  key: string;
  isPublic: boolean;
  isKnown: boolean;
}

export function ownerOf(context: Context, request: BffRequest, route: Route | undefined, path: string): Owner | null {
  const key = keyOf(context, request, route, path);
  // What a provider's address may ask is counted apart from visitors, as a shop's.
  if (route?.access === 'provider') return { key: `provider ${request.address}`, isPublic: false, isKnown: true };
  const isPublic = !route || shopHeaders[route.access] !== undefined;
  return key === null ? null : { key, isPublic, isKnown: context.knownOwners.has(key) };
}

/** Until somebody is known, the network is who takes a turn. */
export const concurrencyKeyOf = (owner: Owner | null, { address }: BffRequest): string =>
  owner?.isKnown ? owner.key : `network ${networkOf(address)}`;

function keyOf(context: Context, request: BffRequest, route: Route | undefined, path: string): string | null {
  if (!route) {
    const { shop } = pageAt(context.registry.current(), path);
    return shop === undefined ? null : keyOfShop(shop);
  }
  const { headers } = request;
  const shopHeader = shopHeaders[route.access];
  if (shopHeader) {
    const shop = headers[shopHeader];
    return typeof shop === 'string' ? keyOfShop(shop) : null;
  }
  if (route.access !== 'merchant' && route.access !== 'admin') return null;
  const site = context.siteOf(request);
  const token =
    route.access === 'admin'
      ? (readStaffToken(headers.cookie, site) ?? headers[headerNames.staff])
      : (readToken(headers.cookie, site) ?? headers[headerNames.token]);
  return typeof token === 'string' ? keyOfToken(token) : null;
}

const pressure = 1 / 2;
/** The part of a shop's share that one network has at most while the shop is under pressure: mobile networks share one address. */
const partOfNetwork = 1 / 4;

const partOf = ({ atOnce, perSecond }: Share, part: number): Share => ({
  atOnce: Math.max(1, atOnce * part),
  perSecond: perSecond * part,
});

/**
 * Refuses requests beyond the share of their address, of their shop, or of all that nobody knows.
 * @returns the check; false where the request has been answered with a 429
 */
export function createQuotas({ shop, address, unknown }: Quotas) {
  const ofAddress = createTokenBuckets(address);
  const ofShop = createTokenBuckets(shop);
  const networkShare = partOf(shop, partOfNetwork);
  const ofNetworkInShop = createTokenBuckets(networkShare);
  const ofUnknown = createTokenBuckets(unknown.inAll);
  const ofUnknownFromNetwork = createTokenBuckets(unknown.ofNetwork);
  const ofNewcomer = createTokenBuckets(unknown.ofNewcomer);
  const ofNewcomers = createTokenBuckets(unknown.newcomersInAll);

  const takeUnknown = (network: string): [string, Share, Taken] => {
    const byNetwork = ofUnknownFromNetwork.take(network);
    if (!byNetwork.allowed) return ['unknown-network', unknown.ofNetwork, byNetwork];
    const inAll = ofUnknown.take('');
    if (inAll.allowed) return ['unknown', unknown.inAll, inAll];
    const newcomer = ofNewcomer.take(network);
    return newcomer.allowed
      ? ['unknown', unknown.newcomersInAll, ofNewcomers.take('')]
      : ['unknown', unknown.ofNewcomer, newcomer];
  };
  const takeOfShop = ({ key, isPublic }: Owner, network: string): [string, Share, Taken] => {
    const ofNetwork = ofNetworkInShop.take(`${network} ${key}`);
    const isPressed = isPublic && ofShop.left(key) < shop.atOnce * pressure;
    // A network that is refused takes nothing of what is left for others.
    return isPressed && !ofNetwork.allowed ? ['network', networkShare, ofNetwork] : ['shop', shop, ofShop.take(key)];
  };
  const take = (request: BffRequest, owner: Owner | null): [string, Share, Taken] => {
    const byAddress = ofAddress.take(request.address);
    if (!byAddress.allowed || owner === null) return ['address', address, byAddress];
    const network = networkOf(request.address);
    const stranger = owner.isKnown ? undefined : takeUnknown(network);
    return stranger && !stranger[2].allowed ? stranger : takeOfShop(owner, network);
  };

  return (request: BffRequest, response: ServerResponse, owner: Owner | null, isPage: boolean): boolean => {
    const [name, share, taken] = take(request, owner);
    if (taken.allowed) return true;
    describe(response, name, share, taken);
    const retryAfter = Math.max(1, Math.ceil(taken.wait));
    if (isPage) sendBusyPage(response, 429, retryAfter);
    else sendProblem(response, 'rate_limited', request.id, { retryAfter });
    return false;
  };
}
