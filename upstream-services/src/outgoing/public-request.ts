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

/** Looks a name up, and fails where any of its addresses is not public: the connection goes to what was looked at. */
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
  // A literal address is never looked up.
  const isLocal = isIP(host) ? !isPublicAddress(host) : localName.test(host);
  if (isLocal) throw new AddressRefused('not a public address');
  return false;
}

/**
 * Asks an address that a merchant named: a public one, else it could be this machine's, or a neighbour's that trusts it. Redirects are the
 * caller's to follow, each by another request.
 * @throws AddressRefused, or the connection's error
 */
export async function requestPublic(url: URL, asked: PublicRequest): Promise<IncomingMessage> {
  const { method = 'GET', headers, body, signal, allowed } = asked;
  const isAllowed = checkAddress(url, allowed);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = { method, signal, agent: false, headers, ...(isAllowed ? {} : { lookup: publicLookup }) };
    send(url, options, resolve).on('error', reject).end(body);
  });
}
