import type { IncomingMessage, ServerResponse } from 'node:http';
import { clearedCookie } from '../cookies/session-cookie.ts';
import { clearedStaffCookie } from '../cookies/staff-cookie.ts';
import type { Call } from '../guards/call.ts';

/** A call that is with a service. */
interface ProxiedCall extends Call {
  readonly isLastOnConnection: boolean;
  readonly isRetry: boolean;
  readonly setDeadline: (limit: number, onLate: () => void) => void;
}

/** A request as it goes up. The proxy hands its handlers nothing else. */
export type ProxiedRequest = IncomingMessage & { call: ProxiedCall };

/** One timer, set anew for each phase: until the service begins to answer, then until its answer is whole. It is cleared when the response closes. */
export function createDeadline(response: ServerResponse): ProxiedCall['setDeadline'] {
  let timer: NodeJS.Timeout | undefined;
  response.once('close', () => clearTimeout(timer));
  return (limit, onLate) => {
    clearTimeout(timer);
    timer = setTimeout(onLate, limit);
  };
}

/** Takes away the cookie with a token that is not good any more. */
export function clearCookie(response: ServerResponse, { visit, route, byCookie }: Call): void {
  if (!byCookie || !route.tokenJudged) return;
  const clear = route.access === 'admin' ? clearedStaffCookie : clearedCookie;
  response.setHeader('set-cookie', clear(visit.site));
}
