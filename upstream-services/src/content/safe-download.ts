import { type LookupAddress, lookup } from 'node:dns';
import { createWriteStream } from 'node:fs';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { maxUploadBytes } from 'shared-contracts';
import { isPublicAddress } from './public-address.ts';

/** Why a file did not come: its address may not be asked, or what answered is no file. */
export class DownloadFailure extends Error {
  override name = 'DownloadFailure';
  readonly reason: 'address' | 'answer';

  constructor(reason: 'address' | 'answer', message: string) {
    super(message);
    this.reason = reason;
  }
}

interface DownloadRules {
  /** `host:port` that may be asked although they are not public; for demonstration and tests. */
  allowed: readonly string[];
  /** Milliseconds for all of it. */
  timeout: number;
  /** Bytes at most. */
  most: number;
}

const redirects = 3;
const standardPorts = ['', '80', '443'];

/** Looks a name up, and fails where any of its addresses is not public: the connection goes to what was looked at. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found as LookupAddress[];
    if (error) done(error, '', 0);
    else if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
      done(new DownloadFailure('address', 'not a public address'), '', 0);
    } else if (options.all) (done as (error: null, found: LookupAddress[]) => void)(null, addresses);
    else done(null, addresses[0]?.address ?? '', addresses[0]?.family ?? 0);
  });
};

/** @throws DownloadFailure address */
function checkAddress(url: URL, allowed: readonly string[]): { free: boolean } {
  const free = allowed.includes(url.host);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new DownloadFailure('address', 'not http');
  if (url.username || url.password) throw new DownloadFailure('address', 'names a user');
  if (free) return { free };
  if (!standardPorts.includes(url.port)) throw new DownloadFailure('address', 'an unusual port');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal address is never looked up.
  if (isIP(host) && !isPublicAddress(host)) throw new DownloadFailure('address', 'not a public address');
  return { free };
}

function ask(url: URL, free: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = {
      signal,
      agent: false,
      headers: { accept: 'image/webp,image/jpeg,image/png,image/*;q=0.5', 'user-agent': 'b2b-pictures/1' },
      ...(free ? {} : { lookup: publicLookup }),
    };
    request(url, options, resolve).on('error', reject).end();
  });
}

/** Writes an answer's body to a file, as it comes. */
async function keepBody(answer: IncomingMessage, file: string, most: number): Promise<void> {
  let size = 0;
  async function* counted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > most) throw new DownloadFailure('answer', 'too large');
      yield chunk;
    }
  }
  await pipeline(answer, counted, createWriteStream(file));
}

/**
 * Downloads a file from an address that a merchant names, to `file`. Only public addresses are asked, each redirect anew, within limits of
 * time and size: else the address could be this machine's, or a neighbour's that trusts it.
 * @throws DownloadFailure
 */
export async function download(link: string, file: string, rules: Partial<DownloadRules> = {}): Promise<void> {
  const { allowed = [], timeout = 15_000, most = maxUploadBytes } = rules;
  const signal = AbortSignal.timeout(timeout);
  let url = URL.parse(link);
  try {
    for (let turn = 0; turn <= redirects && url; turn += 1) {
      const { free } = checkAddress(url, allowed);
      const answer = await ask(url, free, signal);
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return await keepBody(answer, file, most);
      answer.destroy();
      if (statusCode < 300 || statusCode >= 400 || !headers.location) {
        throw new DownloadFailure('answer', `status ${statusCode}`);
      }
      url = URL.parse(headers.location, url.href);
    }
  } catch (error) {
    throw error instanceof DownloadFailure ? error : new DownloadFailure('answer', String(error));
  }
  throw url ? new DownloadFailure('answer', 'too many redirects') : new DownloadFailure('address', 'no address');
}
