import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Request, Response } from 'express';

const maxAge = 20;

export const etagOf = (...parts: readonly (string | number)[]): string =>
  `"${createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 20)}"`;

export function sendIfNotModified(request: Request, response: Response, type: string, etag: string): boolean {
  response.set({ 'content-type': type, 'cache-control': `public, max-age=${maxAge}, must-revalidate`, etag });
  if (!request.fresh) return false;
  response.status(304).end();
  return true;
}

export function sendText(request: Request, response: Response, type: string, text: string): void {
  if (sendIfNotModified(request, response, type, etagOf(text))) return;
  response.set('content-length', String(Buffer.byteLength(text)));
  response.end(request.method === 'HEAD' ? undefined : text);
}

export async function sendDocument(request: Request, response: Response, gzip: Buffer): Promise<void> {
  response.vary('accept-encoding');
  if (request.acceptsEncodings('gzip') === 'gzip') {
    response.set({ 'content-encoding': 'gzip', 'content-length': String(gzip.length) }).end(gzip);
    return;
  }
  // For clients without gzip. The pipeline decompresses no faster than the client reads.
  await pipeline(Readable.from([gzip]), createGunzip(), response);
}
