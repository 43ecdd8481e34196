import type { IncomingMessage, ServerResponse } from 'node:http';
import { clearedCookie } from '../cookies/session-cookie.ts';
import { clearedStaffCookie } from '../cookies/staff-cookie.ts';
import type { Call } from '../guards/call.ts';

interface ProxiedCall extends Call {
  readonly isLastOnConnection: boolean;
  readonly isRetry: boolean;
  readonly setDeadline: (limit: number, onLate: () => void) => void;
}

/** The request that the proxy sends. It carries the call, because the proxy passes nothing else to its handlers. */
export type ProxiedRequest = IncomingMessage & { call: ProxiedCall };

/** One timer for both phases: until the service begins to answer, then until its answer is complete. It is cleared when the response closes. */
export function createDeadline(response: ServerResponse): ProxiedCall['setDeadline'] {
  let timer: NodeJS.Timeout | undefined;
  response.once('close', () => clearTimeout(timer));
  return (limit, onLate) => {
    clearTimeout(timer);
    timer = setTimeout(onLate, limit);
  };
}

/** Deletes the cookie whose token is no longer valid. */
export function clearCookie(response: ServerResponse, { visit, route, byCookie }: Call): void {
  if (!byCookie || !route.tokenJudged) return;
  const clear = route.access === 'admin' ? clearedStaffCookie : clearedCookie;
  response.setHeader('set-cookie', clear(visit.site));
}
