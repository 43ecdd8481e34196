import type { ServerResponse } from 'node:http';
import type { Site } from '../cookies/site.ts';

/**
 * What every answer says, whatever it is: pages and answers that hold foreign pictures say more of their content policy. A file of a release
 * may run as a worker, whose policy this is too: so it says nothing of scripts.
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  // An order's address holds its token: no other site learns it.
  'referrer-policy': 'same-origin',
  'content-security-policy': "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

/** For what is not a page and was not made by the BFF: opened by itself, it runs nothing and reads nothing. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const insistence = 31_536_000;

export function setSecurityHeaders(response: ServerResponse, { tls }: Pick<Site, 'tls'>): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  if (tls) response.setHeader('strict-transport-security', `max-age=${insistence}; includeSubDomains`);
}
