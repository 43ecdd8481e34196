import type { RequestHandler } from 'express';
import { headerNames, readSession, revokeSessions, sessionSchema } from 'shared-contracts';
import type { Context } from '../context.ts';
import { clearedCookie } from '../guards/session-cookie.ts';
import { sendProblem } from '../problems.ts';
import { jsonOf } from '../proxy/client.ts';
import { askService, guarded, type OwnExchange, relay } from './own-call.ts';

const isSignedIn = ({ headers }: OwnExchange): boolean => headers[headerNames.token] !== undefined;

/** Takes the cookie away from a caller who was known by it. */
function clear({ request, response, site }: OwnExchange): void {
  if (request.byCookie) response.setHeader('set-cookie', clearedCookie(site));
}

/** Who is signed in; without a cookie a 401 that asks no service (decisions, part 2). */
export const whoAmI = (context: Context): RequestHandler =>
  guarded(context, async (exchange) => {
    const { request, response } = exchange;
    if (!isSignedIn(exchange)) return sendProblem(response, 'unauthorized', request.id);
    const answer = await askService(context, exchange, { method: readSession.method, path: readSession.path });
    if (!answer) return;
    if (answer.status === 401) clear(exchange);
    if (answer.status >= 400) return relay(exchange, answer);
    const session = sessionSchema.safeParse(jsonOf(answer.body));
    if (!session.success) return sendProblem(response, 'upstream_failed', request.id);
    relay(exchange, { ...answer, body: Buffer.from(JSON.stringify(session.data)) });
  });

/**
 * Signs out: the service revokes the token, the cookie goes. The cookie goes even where the service cannot be reached, since a person at
 * a shared computer must be able to leave; the answer then is the problem.
 */
export const leave = (context: Context): RequestHandler =>
  guarded(context, async (exchange) => {
    const { request, response } = exchange;
    if (!isSignedIn(exchange)) return sendProblem(response, 'unauthorized', request.id);
    clear(exchange);
    const answer = await askService(context, exchange, {
      method: revokeSessions.method,
      path: revokeSessions.path,
      body: Buffer.from(JSON.stringify({ scope: 'current' })),
    });
    if (answer) relay(exchange, answer);
  });
