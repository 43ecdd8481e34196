import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type ErrorCode, headerNames } from 'shared-contracts';
import { normalizeIpAddress } from 'shared-node';
import { brandOfHost, type ServedBrand } from './brands/index.ts';
import type { Config } from './config.ts';
import { type Cookies, readCookies } from './cookies/cookies.ts';
import { readToken } from './cookies/session-cookie.ts';
import { clientAddress, type Site, siteReader } from './cookies/site.ts';
import { readStaffToken } from './cookies/staff-cookie.ts';

/** What the access log says of a request, which is found out while it is answered. Nothing else reads it. */
interface AccessLogEntry {
  /** A template, never an address with names or tokens in it. */
  route: string;
  /** Tells a page of another site from a stranger, and both from a flood. */
  code: ErrorCode | undefined;
}

/** What is known of a request before anything is done with it: found once, at the front, and handed on to every stage. */
export interface Visit {
  readonly requestId: string;
  /** The visitor's, whatever proxies stand between. */
  readonly address: string;
  readonly site: Site;
  /** The host's. */
  readonly brand: ServedBrand;
  readonly cookies: Cookies;
  /** Of the cookie: a call may bring one of its own (`guards/call.ts`). */
  readonly merchantToken: string | null;
  readonly staffToken: string | null;
  readonly logEntry: AccessLogEntry;
}

/** A visit of what Express answers. */
export interface ShopVisit extends Visit {
  /** That its page or form is of, by the stable releases' routes. */
  readonly shop: string | undefined;
}

declare global {
  namespace Express {
    interface Request {
      /** Express hands on nothing else than its request: `createApp` puts it there. */
      readonly visit: ShopVisit;
    }
  }
}

const wellFormedId = /^[\w.-]{8,64}$/;

export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();

type Asked = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };

/** @param onUnknownProxy is told where a proxy that is not trusted names a visitor */
export function visitReader(
  config: Pick<Config, 'brands' | 'stage' | 'trustedProxies'>,
  onUnknownProxy: (site: Site) => void = () => {},
) {
  const siteOf = siteReader(config);
  return ({ headers, socket }: Asked): Visit => {
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
      logEntry: { route: 'unknown', code: undefined },
    };
  };
}
