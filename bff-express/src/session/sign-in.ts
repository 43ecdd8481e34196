import { type RequestHandler, raw } from 'express';
import { headerNames, parseCredentials } from 'shared-contracts';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { createDeviceSecret, deviceCookie, readDeviceSecret } from '../cookies/device-cookie.ts';
import { tokenCookie } from '../cookies/session-cookie.ts';
import { cookieScope } from '../cookies/site.ts';
import { sendProblem } from '../problems.ts';
import { jsonOf } from '../upstream/client.ts';
import { endFormerSession } from './former-session.ts';
import { callServiceOrSendProblem, guarded, type LocalExchange, relay } from './local-call.ts';

export const maxBodyBytes = 16 * 1024;
const viewSeconds = 1_800;

const message = z.object({ message: z.string().optional() }).catch({});

async function signIn(context: Context, exchange: LocalExchange): Promise<void> {
  const { request, response, call } = exchange;
  const { visit, route } = call;
  const { requestId, site } = visit;
  const isView = route.access === 'admin';
  // A new browser gets a device secret with its first sign-in. Once that succeeds, the service recognises the browser by it.
  const device = (isView ? null : readDeviceSecret(visit.cookies)) ?? createDeviceSecret();
  const body: unknown = request.body;
  const sent = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const answer = await callServiceOrSendProblem(context, exchange, {
    method: 'POST',
    path: route.path ?? '',
    headers: { [headerNames.device]: device },
    body: sent,
  });
  if (!answer) return;
  if (answer.status >= 400) {
    relay(exchange, answer);
    return;
  }
  const whole = jsonOf(answer.body);
  const credentials = parseCredentials(whole);
  if (!credentials) {
    context.log.warn({ requestId, group: route.group }, 'sign-in was answered without an id or a token');
    sendProblem(response, 'upstream_failed', visit);
    return;
  }
  if (cookieScope(site) === 'plain') {
    context.log.warn({ requestId }, 'the session cookie is set without Secure: plain http, not loopback');
  }
  response.setHeader(
    'set-cookie',
    // Staff who view an office get a session of half an hour and no device cookie, so that the account does not learn their browser.
    isView
      ? [tokenCookie(site, credentials.token, viewSeconds)]
      : [tokenCookie(site, credentials.token), deviceCookie(site, device)],
  );
  context.knownOwners.learnToken(credentials.token);
  endFormerSession(context, visit, credentials.token);
  const kept = JSON.stringify({ merchant_id: credentials.merchantId, ...message.parse(whole) });
  relay(exchange, { status: answer.status, headers: {}, body: Buffer.from(kept) });
}

export const signInHandlers = (context: Context): RequestHandler[] => [
  raw({ type: () => true, limit: maxBodyBytes }),
  guarded(context, (exchange) => signIn(context, exchange)),
];
