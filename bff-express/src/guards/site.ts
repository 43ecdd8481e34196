import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

/** Where a request was sent to and from, as far as it can be believed. */
export interface Site {
  /** The `Host` header in lower case. */
  host: string;
  /** True where the visitor's side of the connection is TLS. */
  tls: boolean;
  production: boolean;
}

const loopbackHost = /^(?:localhost|[\w-]+(?:\.[\w-]+)*\.localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

/** Chromium takes Secure cookies on these without TLS. */
export const isLoopback = (host: string): boolean => loopbackHost.test(host);

const lastOf = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header.join() : header)?.split(',').at(-1)?.trim();

/**
 * Makes the reader of a request's site. The scheme comes from a trusted proxy or from the configured origin of that host, never from
 * anything that a visitor can send (decisions, part 3 "Cookie").
 */
export function siteReader(config: Pick<Config, 'brands' | 'stage' | 'trustedProxies'>) {
  const tlsHosts = new Set(
    config.brands.flatMap(({ origin }) => (origin.startsWith('https:') ? [new URL(origin).host] : [])),
  );
  const production = config.stage === 'production';
  return (request: IncomingMessage): Site => {
    const host = (request.headers.host ?? '').toLowerCase();
    const forwarded = config.trustedProxies > 0 ? lastOf(request.headers['x-forwarded-proto']) : undefined;
    return { host, tls: forwarded ? forwarded === 'https' : tlsHosts.has(host), production };
  };
}

/**
 * `host`: the cookie is `__Host-` and Secure. `plain`: outside production, on plain http under another host than loopback (a phone in the
 * same network), where a browser would drop it.
 */
export const cookieScope = (site: Site): 'host' | 'plain' =>
  site.production || site.tls || isLoopback(site.host) ? 'host' : 'plain';

/**
 * The visitor's address: that of the connection, or what the outermost trusted proxy says.
 * @param trustedProxies how many proxies stand in front
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const own = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const header = trustedProxies > 0 ? request.headers['x-forwarded-for'] : undefined;
  if (!header) return own;
  const chain = [...String(header).split(','), own].map((part) => part.trim());
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? own;
}
