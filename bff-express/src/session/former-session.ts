import { headerNames, revokeSessions } from 'shared-contracts';
import type { Context } from '../context.ts';
import { callUpstream } from '../upstream/client.ts';
import { causeOf } from '../upstream/failures.ts';
import type { Visit } from '../visit.ts';

/**
 * Ends the session that a browser had when it signed in anew: its token is nowhere any more but where somebody stole it. Calls that are under
 * way with it may end before: a 401 would take the new cookie away. Nobody waits for it; where it fails, the session runs out by itself.
 */
export function endFormerSession(context: Context, visit: Visit, newToken: string): void {
  const { requestId, address, brand, merchantToken: former } = visit;
  if (former === null || former === newToken) return;
  const end = async (): Promise<void> => {
    context.sessions.refused(former);
    await callUpstream(context.upstreams[revokeSessions.group], {
      method: revokeSessions.method,
      path: revokeSessions.path,
      headers: {
        [headerNames.token]: former,
        [headerNames.requestId]: requestId,
        [headerNames.site]: brand.origin,
        'x-forwarded-for': address,
        'content-type': 'application/json',
      },
      body: Buffer.from(JSON.stringify({ scope: 'current' })),
      timeLimit: context.config.timeLimits.call,
    });
  };
  const timer = setTimeout(() => {
    end().catch((error: unknown) => {
      context.noteFailure({ requestId, group: revokeSessions.group, cause: causeOf(error) });
    });
  }, context.config.timeLimits.call);
  timer.unref();
}
