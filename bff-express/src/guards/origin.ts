import type { IncomingHttpHeaders } from 'node:http';
import type { Site } from '../cookies/site.ts';

const ownBody = /^(?:application\/json|multipart\/form-data)(?:\s*;|\s*$)/i;

export function isSameOrigin(origin: string | undefined, site: Site): boolean {
  const url = origin ? URL.parse(origin) : null;
  return url !== null && url.host === site.host && (!site.tls || url.protocol === 'https:');
}

/**
 * Whether a state-changing call that comes with a cookie may pass: it needs a JSON or multipart body and its own origin (decision 2.3). A page of
 * another site cannot send that without a CORS preflight.
 */
export const isSameOriginCall = (headers: IncomingHttpHeaders, site: Site): boolean =>
  ownBody.test(headers['content-type'] ?? '') && isSameOrigin(headers.origin, site);
