import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { normalizeIpAddress, type TrustedProxies } from 'shared-node';
import { brandOfHost } from '../brands/index.ts';
import type { Config } from '../config.ts';

export interface Site {
  host: string;
  tls: boolean;
  production: boolean;
  /** The configured origin of the brand that the host belongs to: never what a visitor sent. */
  origin: string;
}

const loopbackHost = /^(?:localhost|[\w-]+(?:\.[\w-]+)*\.localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

/** Chromium takes Secure cookies on these without TLS. */
export const isLoopback = (host: string): boolean => loopbackHost.test(host);

const lastOf = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header.join() : header)?.split(',').at(-1)?.trim();

type Asked = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };

/**
 * The scheme comes from a trusted proxy or from the configured origin of that host, never from anything that a
 * visitor can send (decision 3.12).
 */
export function siteReader(config: Pick<Config, 'brands' | 'stage' | 'trustedProxies'>) {
  const tlsHosts = new Set(
    config.brands.flatMap(({ origin }) => (origin.startsWith('https:') ? [new URL(origin).host] : [])),
  );
  const production = config.stage === 'production';
  return (request: Asked): Site => {
    const host = (request.headers.host ?? '').toLowerCase();
    const header = request.headers['x-forwarded-proto'];
    const isTrusted = header !== undefined && config.trustedProxies(normalizeIpAddress(request.socket.remoteAddress));
    const forwarded = isTrusted ? lastOf(header) : undefined;
    return {
      host,
      tls: forwarded ? forwarded === 'https' : tlsHosts.has(host),
      production,
      origin: brandOfHost(config.brands, host).origin,
    };
  };
}

/**
 * `host`: the cookie is `__Host-` and Secure. `plain`: outside production, on plain http under another host than loopback (a phone in the
 * same network), where a browser would drop it.
 */
export const cookieScope = (site: Site): 'host' | 'plain' =>
  site.production || site.tls || isLoopback(site.host) ? 'host' : 'plain';

/**
 * The visitor's address: that of the connection, or what trusted proxies say: each names the one before it, and the first who is not
 * trusted is the visitor. What a visitor wrote into the header stands further left and is never read.
 */
export function clientAddress(request: IncomingMessage, trusted: TrustedProxies): string {
  let address = normalizeIpAddress(request.socket.remoteAddress);
  const header = request.headers['x-forwarded-for'];
  if (!header || !trusted(address)) return address;
  for (const part of String(header).split(',').reverse()) {
    const candidate = normalizeIpAddress(part);
    if (isIP(candidate) === 0) break;
    address = candidate;
    if (!trusted(address)) break;
  }
  return address;
}
