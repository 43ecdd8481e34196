import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { ErrorCode } from 'shared-contracts';
import type { Call } from './call.ts';
import { isSameOrigin, isSameOriginCall } from './origin.ts';

const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * The checks for every call, whether it is handled before Express or inside. Its path is known to be allowed by then (`routes.ts`).
 * @returns why the call is refused, or undefined where it may go on
 */
export function admit({ headers, method }: IncomingMessage, { visit, route }: Call): ErrorCode | undefined {
  // The proxy would pass the body of a GET on without its length, so that the service could take it for another request.
  if (isRead(method)) return hasBody(headers) ? 'malformed_body' : undefined;
  const hasCookie = (visit.merchantToken ?? visit.staffToken) !== null;
  if (hasCookie && route.access !== 'provider' && !isSameOriginCall(headers, visit.site)) return 'origin_forbidden';
  // Otherwise a page of another site could sign a visitor in under somebody else's account.
  const isForeign = route.signsIn && headers.origin !== undefined && !isSameOrigin(headers.origin, visit.site);
  return isForeign ? 'origin_forbidden' : undefined;
}
