import type { RequestHandler } from 'express';
import { headerNames, revokeSessions } from 'shared-contracts';
import type { Context } from '../context.ts';
import { clearedCookie } from '../cookies/session-cookie.ts';
import { sendProblem } from '../problems.ts';
import { callServiceOrSendProblem, guarded, type LocalExchange, relay } from './local-call.ts';

function tokenOf({ headers }: LocalExchange): string | null {
  const token = headers[headerNames.token];
  return typeof token === 'string' ? token : null;
}

function clear({ request, response, site }: LocalExchange): void {
  if (request.byCookie) response.setHeader('set-cookie', clearedCookie(site));
}

export const getSession = (context: Context): RequestHandler =>
  guarded(context, async (exchange) => {
    const { request, response, route } = exchange;
    const token = tokenOf(exchange);
    if (token === null) return sendProblem(response, 'unauthorized', request.id);
    const { session, failure } = await context.sessions.whose(token, {
      requestId: request.id,
      address: request.address,
    });
    if (failure) {
      context.noteFailure({ requestId: request.id, group: route.group, cause: failure });
      return sendProblem(response, failure, request.id, { retryAfter: 1 });
    }
    if (!session) {
      clear(exchange);
      return sendProblem(response, 'unauthorized', request.id);
    }
    relay(exchange, { status: 200, headers: {}, body: Buffer.from(JSON.stringify(session)) });
  });

/**
 * Signs out: the service revokes the token, the cookie goes. The cookie goes even where the service cannot be reached, since a person at
 * a shared computer must be able to leave; the answer then is the problem.
 */
export const signOutMerchant = (context: Context): RequestHandler =>
  guarded(context, async (exchange) => {
    const { request, response } = exchange;
    const token = tokenOf(exchange);
    if (token === null) return sendProblem(response, 'unauthorized', request.id);
    clear(exchange);
    context.sessions.forget(token);
    const answer = await callServiceOrSendProblem(context, exchange, {
      method: revokeSessions.method,
      path: revokeSessions.path,
      body: Buffer.from(JSON.stringify({ scope: 'current' })),
    });
    if (!answer) return;
    if (answer.status < 400) context.sessions.refused(token);
    relay(exchange, answer);
  });
