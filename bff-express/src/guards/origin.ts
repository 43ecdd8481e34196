import type { IncomingHttpHeaders } from 'node:http';
import type { Site } from '../cookies/site.ts';

const ownBody = /^(?:application\/json|multipart\/form-data)(?:\s*;|\s*$)/i;

export function isSameOrigin(origin: string | undefined, site: Site): boolean {
  const url = origin ? URL.parse(origin) : null;
  return url !== null && url.host === site.host && (!site.tls || url.protocol === 'https:');
}

/**
 * Whether a call that changes something and comes with the cookie may pass: it needs a JSON or multipart body and its own origin
 * (decision 2.3). No other site's page can send both without asking first.
 */
export const isSameOriginCall = (headers: IncomingHttpHeaders, site: Site): boolean =>
  ownBody.test(headers['content-type'] ?? '') && isSameOrigin(headers.origin, site);
