import type { Request, Response } from 'express';
import { type CompressedChunk, createChunkAssembler } from './compression/index.ts';
import type { CachedPage } from './memory/index.ts';

interface Sending {
  start(status: number, part: readonly CompressedChunk[]): void;
  finish(part: readonly CompressedChunk[]): void;
}

export const noStoreCacheControl = 'no-store';
const usualPage = 'private, no-cache';

function assemblyFor(request: Request, response: Response, caching = usualPage) {
  const gzip = request.acceptsEncodings('gzip') !== false;
  response.vary('accept-encoding');
  if (gzip) response.set('content-encoding', 'gzip');
  response.set({ 'content-type': 'text/html; charset=utf-8', 'cache-control': caching });
  return createChunkAssembler(response.locals, gzip);
}

/**
 * Sends a page that is whole; its first part goes ahead in a packet of its own, so that a browser behind a slow network asks for the first
 * picture while the rest is on its way.
 */
export function sendPage(
  request: Request,
  response: Response,
  page: Pick<CachedPage, 'status' | 'parts'>,
  caching?: string,
): void {
  const { status, parts } = page;
  const assembly = assemblyFor(request, response, caching);
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

export function startPageStream(request: Request, response: Response): Sending {
  let assembly: ReturnType<typeof createChunkAssembler> | undefined;
  const hasBody = request.method !== 'HEAD';
  return {
    start(status, part) {
      assembly = assemblyFor(request, response);
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
