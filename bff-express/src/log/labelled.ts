import type { RequestHandler } from 'express';
import { noteRoute } from './access.ts';

/** Notes the route's template for the access log. */
export const labelled =
  (label: string): RequestHandler =>
  (_request, response, next) => {
    noteRoute(response, label);
    next();
  };
