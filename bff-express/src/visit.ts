import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { headerNames } from 'shared-contracts';
import { normalizeIpAddress } from 'shared-node';
import { brandOfHost, type ServedBrand } from './brands/brands.ts';
import type { Config } from './config.ts';
import { type Cookies, readCookies } from './cookies/cookies.ts';
import { readToken } from './cookies/session-cookie.ts';
import { clientAddress, type Site, siteReader } from './cookies/site.ts';
import { readStaffToken } from './cookies/staff-cookie.ts';

/** What is known about a request before it is handled: determined once, when it arrives, and passed to every stage. */
export interface Visit {
  readonly requestId: string;
  /** IP address of the visitor, not of a trusted proxy. */
  readonly address: string;
  readonly site: Site;
  /** Brand of the request's host. */
  readonly brand: ServedBrand;
  readonly cookies: Cookies;
  /** The token from the cookie; a call may also bring one in a header (`guards/call.ts`). */
  readonly merchantToken: string | null;
  readonly staffToken: string | null;
}

/** A visit that Express handles. */
export interface ShopVisit extends Visit {
  /** Name of the shop to which the requested page or form belongs, found by the stable releases' routes. */
  readonly shop: string | undefined;
  /** Seconds after which a form that is above a quota may be sent again; it is not handled before. */
  readonly retryAfter?: number | undefined;
}

declare global {
  namespace Express {
    interface Request {
      /** Set by `createApp`. Express passes nothing but its request to handlers, so the visit travels on it. */
      readonly visit: ShopVisit;
    }
  }
}

const wellFormedId = /^[\w.-]{8,64}$/;

export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();

type ArrivingRequest = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };

/** @param onUnknownProxy called where an untrusted proxy sends `X-Forwarded-For` */
export function visitReader(
  config: Pick<Config, 'brands' | 'stage' | 'trustedProxies'>,
  onUnknownProxy: (site: Site) => void = () => {},
) {
  const siteOf = siteReader(config);
  return ({ headers, socket }: ArrivingRequest): Visit => {
    const { 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': forwardedProto } = headers;
    const peer = normalizeIpAddress(socket.remoteAddress);
    const isForwarded = forwardedFor !== undefined || forwardedProto !== undefined;
    const isFromTrustedProxy = isForwarded && config.trustedProxies(peer);
    const site = siteOf(headers, isFromTrustedProxy);
    if (forwardedFor !== undefined && !isFromTrustedProxy) onUnknownProxy(site);
    const cookies = readCookies(headers.cookie, site);
    return {
      requestId: requestIdOf(headers[headerNames.requestId]),
      address: isFromTrustedProxy ? clientAddress(peer, String(forwardedFor ?? ''), config.trustedProxies) : peer,
      site,
      brand: brandOfHost(config.brands, site.host),
      cookies,
      merchantToken: readToken(cookies),
      staffToken: readStaffToken(cookies),
    };
  };
}
