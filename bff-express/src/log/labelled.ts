import type { RequestHandler } from 'express';

/** Notes the route's template for the access log. */
export const labelled =
  (label: string): RequestHandler =>
  (request, _response, next) => {
    request.visit.logEntry.route = label;
    next();
  };
