import type { CachedPage } from './cache/index.ts';
import { type CompressedChunk, createChunkAssembler } from './compression/index.ts';
import type { PageExchange } from './facts.ts';

interface Sending {
  start(status: number, part: readonly CompressedChunk[]): void;
  finish(part: readonly CompressedChunk[]): void;
}

export const noStoreCacheControl = 'no-store';
const usualPage = 'private, no-cache';

type Exchange = Pick<PageExchange, 'request' | 'response' | 'blanks'>;

function assemblyFor({ request, response, blanks }: Exchange, caching = usualPage) {
  const gzip = request.acceptsEncodings('gzip') !== false;
  response.vary('accept-encoding');
  if (gzip) response.set('content-encoding', 'gzip');
  response.set({ 'content-type': 'text/html; charset=utf-8', 'cache-control': caching });
  return createChunkAssembler(blanks, gzip);
}

/**
 * Sends a finished page. Its first part goes out in a packet of its own, so that a browser on a slow network requests the first picture while the
 * rest is on its way.
 */
export function sendPage(
  exchange: Exchange,
  { status, parts }: Pick<CachedPage, 'status' | 'parts'>,
  caching?: string,
): void {
  const { request, response } = exchange;
  const assembly = assemblyFor(exchange, caching);
  const first = assembly.part(parts[0]);
  const last = Buffer.concat([assembly.part(parts[1]), assembly.end()]);
  response.status(status).set('content-length', String(first.length + last.length));
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  response.write(first);
  setImmediate(() => response.end(last));
}

export function startPageStream(exchange: Exchange): Sending {
  const { request, response } = exchange;
  let assembly: ReturnType<typeof createChunkAssembler> | undefined;
  const hasBody = request.method !== 'HEAD';
  return {
    start(status, part) {
      assembly = assemblyFor(exchange);
      response.status(status);
      const bytes = assembly.part(part);
      if (hasBody) response.write(bytes);
    },
    finish(part) {
      if (!assembly) return;
      response.end(hasBody ? Buffer.concat([assembly.part(part), assembly.end()]) : undefined);
    },
  };
}
