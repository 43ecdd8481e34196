import { type RequestHandler, raw } from 'express';
import { signOutStaff, staffCredentials } from 'shared-contracts';
import type { Context } from '../context.ts';
import { clearedStaffCookie, staffCookie } from '../cookies/staff-cookie.ts';
import { sendProblem } from '../problems.ts';
import { jsonOf } from '../upstream/client.ts';
import { callServiceOrSendProblem, guarded, type LocalExchange, relay } from './local-call.ts';
import { maxBodyBytes } from './sign-in.ts';

const noBody = Buffer.from('{}');
const { method, path } = signOutStaff;

async function signIn(context: Context, exchange: LocalExchange): Promise<void> {
  const { request, response, call } = exchange;
  const { visit, route } = call;
  const sent = Buffer.isBuffer(request.body) ? request.body : noBody;
  const answer = await callServiceOrSendProblem(context, exchange, {
    method: 'POST',
    path: route.path ?? '',
    body: sent,
  });
  if (!answer) return;
  if (answer.status >= 400) return relay(exchange, answer);
  const credentials = staffCredentials.safeParse(jsonOf(answer.body)).data;
  if (!credentials?.staff_id || !credentials.staff_auth_token) {
    const { requestId } = visit;
    context.log.warn({ requestId, group: route.group }, 'sign-in was answered without an id or a token');
    return sendProblem(response, 'upstream_failed', visit);
  }
  context.knownOwners.learnToken(credentials.staff_auth_token);
  response.setHeader('set-cookie', staffCookie(visit.site, credentials.staff_auth_token));
  const kept = JSON.stringify({ staff_id: credentials.staff_id });
  relay(exchange, { status: answer.status, headers: {}, body: Buffer.from(kept) });
}

export const staffSignInHandlers = (context: Context): RequestHandler[] => [
  raw({ type: () => true, limit: maxBodyBytes }),
  guarded(context, (exchange) => signIn(context, exchange)),
];

export const signStaffOut = (context: Context): RequestHandler =>
  guarded(context, async (exchange) => {
    const { response, call } = exchange;
    const { site, staffToken } = call.visit;
    if (staffToken !== null) response.setHeader('set-cookie', clearedStaffCookie(site));
    const answer = await callServiceOrSendProblem(context, exchange, { method, path, body: noBody });
    if (answer) relay(exchange, answer);
  });
