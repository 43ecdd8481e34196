import type { ServerResponse } from 'node:http';
import type { Site } from '../cookies/site.ts';

/**
 * Headers of every response; pages and answers with foreign pictures set a longer content policy. This policy says nothing about scripts, because a
 * file of a release may run as a worker, and would be bound by it.
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  // The address of an order's page contains its token, which no other site may see.
  'referrer-policy': 'same-origin',
  'content-security-policy': "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

/** Policy for responses of services that are no pages: if a browser opens one directly, nothing in it runs or loads. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const insistence = 31_536_000;

export function setSecurityHeaders(response: ServerResponse, { tls }: Pick<Site, 'tls'>): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  if (tls) response.setHeader('strict-transport-security', `max-age=${insistence}; includeSubDomains`);
}
