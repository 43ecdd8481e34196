import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { openApiDocument } from 'shared-contracts/openapi';

export function openApi(): RequestHandler {
  let cached: { body: string; etag: string } | undefined;
  return (request, response) => {
    if (!cached) {
      const body = JSON.stringify(openApiDocument());
      cached = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"` };
    }
    response.set({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache', etag: cached.etag });
    if (request.fresh) response.status(304).end();
    else response.end(cached.body);
  };
}
