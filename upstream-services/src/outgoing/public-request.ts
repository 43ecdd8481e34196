import { type LookupAddress, lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

interface PublicRequest {
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string | Buffer;
  signal: AbortSignal;
  allowed?: readonly string[];
}

const standardPorts = ['', '80', '443'];

/** Names that no public server has: of this machine (RFC 6761), of its network (RFC 6762, RFC 8375, ICANN's `.internal`), and those without a dot. */
const localName = /^(?:[^.]+|(?:.+\.)?(?:localhost|local|internal|home\.arpa))\.?$/i;

/** Resolves a name, and fails where any of its addresses is not public. The connection uses the addresses that were checked. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found as LookupAddress[];
    if (error) done(error, '', 0);
    else if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
      done(new AddressRefused('not a public address'), '', 0);
    } else if (options.all) (done as (error: null, found: LookupAddress[]) => void)(null, addresses);
    else done(null, addresses[0]?.address ?? '', addresses[0]?.family ?? 0);
  });
};

export function checkAddress(url: URL, allowed: readonly string[] = []): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new AddressRefused('not http');
  if (url.username || url.password) throw new AddressRefused('names a user');
  if (allowed.includes(url.host)) return true;
  if (!standardPorts.includes(url.port)) throw new AddressRefused('an unusual port');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An IP address is never resolved, so it is checked here.
  const isLocal = isIP(host) ? !isPublicAddress(host) : localName.test(host);
  if (isLocal) throw new AddressRefused('not a public address');
  return false;
}

/**
 * Requests an address that a merchant has entered. It has to be public: else it could be this machine, or a server in its network that trusts it
 * (SSRF). The caller follows redirects, each by another request.
 * @throws AddressRefused, or the connection's error
 */
export async function requestPublic(url: URL, request: PublicRequest): Promise<IncomingMessage> {
  const { method = 'GET', headers, body, signal, allowed } = request;
  const isAllowed = checkAddress(url, allowed);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = { method, signal, agent: false, headers, ...(isAllowed ? {} : { lookup: publicLookup }) };
    send(url, options, resolve).on('error', reject).end(body);
  });
}
