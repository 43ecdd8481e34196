import { headerNames, revokeSessions } from 'shared-contracts';
import type { Context } from '../context.ts';
import { callOperation } from '../upstream/client.ts';
import { causeOf } from '../upstream/failures.ts';
import type { Visit } from '../visit.ts';

/**
 * Ends the session that a browser had before it signed in anew: from now on only a thief could use its token. It waits for calls that still use the
 * token, since their 401 would delete the new cookie. If it fails, the session expires by itself.
 */
export function endFormerSession(context: Context, visit: Visit, newToken: string): void {
  const { requestId, address, brand, merchantToken: former } = visit;
  if (former === null || former === newToken) return;
  const end = async (): Promise<void> => {
    context.sessions.refused(former);
    await callOperation(context.upstreams, revokeSessions, {
      requestId,
      address,
      headers: { [headerNames.token]: former, [headerNames.site]: brand.origin },
      body: { scope: 'current' },
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
