import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { openApiDocument } from 'shared-contracts/openapi';
import { brandOfHost } from '../brands/index.ts';
import type { Context } from '../context.ts';
import { inertPolicy } from '../guards/response-headers.ts';

/** The OpenAPI document, made once, of every operation that the BFF offers. */
export function openApi(): RequestHandler {
  let made: { body: string; etag: string } | undefined;
  return (request, response) => {
    if (!made) {
      const body = JSON.stringify(openApiDocument());
      made = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"` };
    }
    response.set({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache', etag: made.etag });
    if (request.fresh) response.status(304).end();
    else response.end(made.body);
  };
}

/** The snapshot of the releases as the page's boot data has it; the host asks again after a failure. */
export const registry =
  (context: Context): RequestHandler =>
  (_request, response) => {
    response.set('cache-control', 'no-cache').json(context.registry.current().registry);
  };

/** Browsers ask for it where no page says what the icon is: the mark of the host's brand. */
export const favicon =
  (context: Context): RequestHandler =>
  (request, response) => {
    response.redirect(302, brandOfHost(context.config.brands, context.siteOf(request).host).logo);
  };

/** A brand's mark, also the page's icon. */
export const brandMark =
  (context: Context): RequestHandler<{ file: string }> =>
  (request, response, next) => {
    const brand = context.config.brands.find(({ id }) => `${id}.svg` === request.params.file);
    if (!brand) {
      next();
      return;
    }
    response
      .set({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=3600',
        'content-security-policy': inertPolicy,
      })
      .end(brand.mark);
  };
