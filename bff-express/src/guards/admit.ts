import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { ErrorCode } from 'shared-contracts';
import type { Call } from './call.ts';
import { isSameOrigin, isSameOriginCall } from './origin.ts';

const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * The guards of every call, in and before Express alike. The path has passed the allowlist before (`routes.ts`).
 * @returns why it is refused, or undefined where it may go on
 */
export function admit({ headers, method }: IncomingMessage, { visit, route }: Call): ErrorCode | undefined {
  // A body on a GET has no framing of its own on the way up: it could pass for another request there.
  if (isRead(method)) return hasBody(headers) ? 'malformed_body' : undefined;
  const hasCookie = (visit.merchantToken ?? visit.staffToken) !== null;
  if (hasCookie && route.access !== 'provider' && !isSameOriginCall(headers, visit.site)) return 'origin_forbidden';
  // Another site's page must not sign a visitor in as somebody else.
  const isForeign = route.signsIn && headers.origin !== undefined && !isSameOrigin(headers.origin, visit.site);
  return isForeign ? 'origin_forbidden' : undefined;
}
