import type { RequestHandler } from 'express';
import { revokeSessions } from 'shared-contracts';
import type { Context } from '../context.ts';
import { clearedCookie } from '../cookies/session-cookie.ts';
import { sendProblem } from '../problems.ts';
import { callServiceOrSendProblem, guarded, type LocalExchange, relay } from './local-call.ts';

function clear({ response, call: { visit, byCookie } }: LocalExchange): void {
  if (byCookie) response.setHeader('set-cookie', clearedCookie(visit.site));
}

export const getSession = (context: Context): RequestHandler =>
  guarded(context, async (exchange) => {
    const { response, call } = exchange;
    const { visit, route, merchantToken } = call;
    if (merchantToken === null) return sendProblem(response, 'unauthorized', visit);
    const { session, failure } = await context.sessions.find(merchantToken, visit);
    if (failure) {
      context.noteFailure({ requestId: visit.requestId, group: route.group, cause: failure });
      return sendProblem(response, failure, visit, { retryAfter: 1 });
    }
    if (!session) {
      clear(exchange);
      return sendProblem(response, 'unauthorized', visit);
    }
    relay(exchange, { status: 200, headers: {}, body: Buffer.from(JSON.stringify(session)) });
  });

/**
 * Signs out: the service revokes the token, the cookie goes. The cookie goes even where the service cannot be reached, since a person at
 * a shared computer must be able to leave; the answer then is the problem.
 */
export const signOutMerchant = (context: Context): RequestHandler =>
  guarded(context, async (exchange) => {
    const { response, call } = exchange;
    const { visit, merchantToken } = call;
    if (merchantToken === null) return sendProblem(response, 'unauthorized', visit);
    clear(exchange);
    context.sessions.forget(merchantToken);
    const answer = await callServiceOrSendProblem(context, exchange, {
      method: revokeSessions.method,
      path: revokeSessions.path,
      body: Buffer.from(JSON.stringify({ scope: 'current' })),
    });
    if (!answer) return;
    if (answer.status < 400) context.sessions.refused(merchantToken);
    relay(exchange, answer);
  });
