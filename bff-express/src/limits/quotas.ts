import type { ServerResponse } from 'node:http';
import { networkOf } from 'shared-node';
import type { Context } from '../context.ts';
import { keyOfToken } from '../cookies/session-cookie.ts';
import type { Call } from '../guards/call.ts';
import { shopHeaders } from '../guards/routes.ts';
import type { Visit } from '../visit.ts';
import { createTokenBuckets, type Quota, type QuotaResult, type Quotas } from './buckets.ts';
import { keyOfShop } from './known-owners.ts';

/** Sets the headers of `draft-ietf-httpapi-ratelimit-headers`: the limit, and what is left of it. */
function describe(response: ServerResponse, name: string, quota: Quota, { left, wait }: QuotaResult): void {
  response.setHeader('ratelimit-policy', `"${name}";q=${quota.atOnce};w=${Math.ceil(quota.atOnce / quota.perSecond)}`);
  response.setHeader('ratelimit', `"${name}";r=${left};t=${Math.ceil(wait)}`);
}

export interface Owner {
  key: string;
  isPublic: boolean;
  isKnown: boolean;
}

export function ownerOfShop({ knownOwners }: Context, shop: string | undefined): Owner | null {
  if (shop === undefined) return null;
  const key = keyOfShop(shop);
  return { key, isPublic: true, isKnown: knownOwners.has(key) };
}

export function ownerOfCall(context: Context, { visit, route, shop, merchantToken, staffToken }: Call): Owner | null {
  // Calls from a provider's address have a limit of their own, as large as a shop's, apart from visitors' limits.
  if (route.access === 'provider') return { key: `provider ${visit.address}`, isPublic: false, isKnown: true };
  if (shopHeaders[route.access]) return ownerOfShop(context, shop?.value);
  const token = route.access === 'admin' ? staffToken : merchantToken;
  if (token === null) return null;
  const key = keyOfToken(token);
  return { key, isPublic: false, isKnown: context.knownOwners.has(key) };
}

/** Concurrency is counted by shop or session; as long as that is not known to be real, by the caller's network. */
export const concurrencyKeyOf = (owner: Owner | null, { address }: Visit): string =>
  owner?.isKnown ? owner.key : `network ${networkOf(address)}`;

const pressure = 1 / 2;
/** The part of a shop's limit that one network may use while the shop is under pressure. Not less, because mobile networks share one address. */
const partOfNetwork = 1 / 4;

const partOf = ({ atOnce, perSecond }: Quota, part: number): Quota => ({
  atOnce: Math.max(1, atOnce * part),
  perSecond: perSecond * part,
});

/**
 * Finds requests above the limit of their address, of their shop, or of all shops and sessions that are not known to be real.
 * @returns the check; it gives the seconds after which a refused request may come again, and undefined where it may go on
 */
export function createQuotas({ shop, address, unknown }: Quotas) {
  const ofAddress = createTokenBuckets(address);
  const ofShop = createTokenBuckets(shop);
  const networkQuota = partOf(shop, partOfNetwork);
  const ofNetworkInShop = createTokenBuckets(networkQuota);
  const ofUnknown = createTokenBuckets(unknown.inAll);
  const ofUnknownFromNetwork = createTokenBuckets(unknown.ofNetwork);
  const ofNewcomer = createTokenBuckets(unknown.ofNewcomer);
  const ofNewcomers = createTokenBuckets(unknown.newcomersInAll);

  const takeUnknown = (network: string): [string, Quota, QuotaResult] => {
    const byNetwork = ofUnknownFromNetwork.take(network);
    if (!byNetwork.allowed) return ['unknown-network', unknown.ofNetwork, byNetwork];
    const inAll = ofUnknown.take('');
    if (inAll.allowed) return ['unknown', unknown.inAll, inAll];
    const newcomer = ofNewcomer.take(network);
    return newcomer.allowed
      ? ['unknown', unknown.newcomersInAll, ofNewcomers.take('')]
      : ['unknown', unknown.ofNewcomer, newcomer];
  };
  const takeOfShop = ({ key, isPublic }: Owner, network: string): [string, Quota, QuotaResult] => {
    const ofNetwork = ofNetworkInShop.take(`${network} ${key}`);
    const isPressed = isPublic && ofShop.left(key) < shop.atOnce * pressure;
    // A request that its network's limit refuses must not use up the shop's limit, which others need.
    return isPressed && !ofNetwork.allowed ? ['network', networkQuota, ofNetwork] : ['shop', shop, ofShop.take(key)];
  };
  const take = (visit: Visit, owner: Owner | null): [string, Quota, QuotaResult] => {
    const byAddress = ofAddress.take(visit.address);
    if (!byAddress.allowed || owner === null) return ['address', address, byAddress];
    const network = networkOf(visit.address);
    const stranger = owner.isKnown ? undefined : takeUnknown(network);
    return stranger && !stranger[2].allowed ? stranger : takeOfShop(owner, network);
  };

  return (response: ServerResponse, visit: Visit, owner: Owner | null): number | undefined => {
    const [name, quota, taken] = take(visit, owner);
    if (taken.allowed) return undefined;
    describe(response, name, quota, taken);
    return Math.max(1, Math.ceil(taken.wait));
  };
}
