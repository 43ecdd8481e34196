import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { normalizeIpAddress, type TrustedProxies } from 'shared-node';
import type { Config } from '../config.ts';

export interface Site {
  readonly host: string;
  readonly tls: boolean;
  readonly production: boolean;
}

const loopbackHost = /^(?:localhost|[\w-]+(?:\.[\w-]+)*\.localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

/** On these hosts Chromium accepts Secure cookies without TLS. */
export const isLoopback = (host: string): boolean => loopbackHost.test(host);

const lastOf = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header.join() : header)?.split(',').at(-1)?.trim();

/**
 * The scheme comes from a trusted proxy or from the configured origin of that host, never from anything that a
 * visitor can send (decision 3.12).
 */
export function siteReader(config: Pick<Config, 'brands' | 'stage'>) {
  const tlsHosts = new Set(
    config.brands.flatMap(({ origin }) => (origin.startsWith('https:') ? [new URL(origin).host] : [])),
  );
  const production = config.stage === 'production';
  return (headers: IncomingHttpHeaders, isFromTrustedProxy: boolean): Site => {
    const host = (headers.host ?? '').toLowerCase();
    const forwarded = isFromTrustedProxy ? lastOf(headers['x-forwarded-proto']) : undefined;
    return { host, tls: forwarded ? forwarded === 'https' : tlsHosts.has(host), production };
  };
}

/**
 * `host`: cookies are Secure and have the prefix `__Host-`. `plain`: neither, for plain http outside production under a host other than loopback (a
 * phone in the same network), where browsers drop Secure cookies.
 */
export const cookieScope = (site: Site): 'host' | 'plain' =>
  site.production || site.tls || isLoopback(site.host) ? 'host' : 'plain';

/**
 * The visitor's address, read from the right end of `X-Forwarded-For`: each trusted proxy names the address before it, and the first address that is
 * no trusted proxy is the visitor's. What a visitor wrote into the header stands further left and is never read.
 * @param peer address of the connection, which is a trusted proxy's
 */
export function clientAddress(peer: string, forwardedFor: string, trusted: TrustedProxies): string {
  let address = peer;
  for (const part of forwardedFor.split(',').reverse()) {
    const candidate = normalizeIpAddress(part);
    if (isIP(candidate) === 0) break;
    address = candidate;
    if (!trusted(address)) break;
  }
  return address;
}
