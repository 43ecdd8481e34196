import type { RequestHandler } from 'express';
import type { Context } from '../context.ts';

/** The snapshot of the releases as the page's boot data has it; the host asks again after a failure. */
export const registry =
  (context: Context): RequestHandler =>
  (_request, response) => {
    response.set('cache-control', 'no-cache').json(context.registry.current().registry);
  };
