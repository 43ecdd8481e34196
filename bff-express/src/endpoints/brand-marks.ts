import type { RequestHandler } from 'express';
import { brandIcons } from '../brands/brands.ts';
import type { Context } from '../context.ts';
import { inertPolicy } from '../guards/response-headers.ts';

export const favicon: RequestHandler = (request, response) => {
  response.redirect(302, request.visit.brand.logo);
};

export const sendBrandImage =
  (context: Context): RequestHandler<{ file: string }> =>
  (request, response, next) => {
    const { file } = request.params;
    const icon = context.config.brands.flatMap(({ id, icons }) =>
      brandIcons.flatMap((kind) => (`${id}-${kind}.png` === file ? (icons[kind] ?? []) : [])),
    )[0];
    if (icon) {
      response.set({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' }).end(icon);
      return;
    }
    const brand = context.config.brands.find(({ id }) => `${id}.svg` === file);
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
