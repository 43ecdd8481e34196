import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { eventStreamType, eventsPath, headerNames, orderEventsPath } from 'shared-contracts';
import type { Context } from '../context.ts';
import { clearedCookie } from '../cookies/session-cookie.ts';
import { admit } from '../guards/admit.ts';
import type { Route } from '../guards/routes.ts';
import { sendProblem } from '../problems.ts';
import { checkAccount } from '../session/account-check.ts';
import { faultOf } from '../upstream/answers.ts';
import { causeOf, codeOfFailure } from '../upstream/failures.ts';
import { openUpstream } from './upstream-stream.ts';

const route: Route = {
  group: 'orders',
  label: eventsPath,
  access: 'merchant',
  path: orderEventsPath,
  query: false,
  answer: 'json',
  own: true,
  signsIn: false,
  transfer: false,
  tokenJudged: true,
  changes: false,
  tellsSite: false,
};

const retryAfter = 60;

const isStream = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode === 200 && (headers['content-type'] ?? '').startsWith(eventStreamType);

function passOn(answer: IncomingMessage, response: Response): void {
  response.writeHead(200, {
    'content-type': eventStreamType,
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  response.flushHeaders();
  response.socket?.setNoDelay(true);
  // Where the service goes, the browser comes again, and reads anew what it may have missed.
  answer.on('error', () => response.end());
  answer.pipe(response);
}

const comesAgainIn = 300;

/** Ends a stream at once, over a connection that ends too: the browser comes again by itself, to the process that follows, and complains of nothing. */
function sendToFollower(response: Response): void {
  response.writeHead(200, { 'content-type': eventStreamType, 'cache-control': 'no-store', connection: 'close' });
  response.end(`retry: ${comesAgainIn}\n\n`);
}

export const createEvents =
  (context: Context): RequestHandler =>
  async (request, response) => {
    const { id } = request;
    if (request.method !== 'GET') {
      response.setHeader('allow', 'GET');
      return sendProblem(response, 'method_not_allowed', id);
    }
    const site = context.siteOf(request);
    const admission = admit(request, route, site);
    if (admission.problem) return sendProblem(response, admission.problem, id);
    const token = admission.headers[headerNames.token];
    if (typeof token !== 'string') return sendProblem(response, 'unauthorized', id);
    const whose = await context.sessions.whose(token, { requestId: id, address: request.address });
    if (whose.session === null && request.byCookie) response.setHeader('set-cookie', clearedCookie(site));
    if (!whose.session) return sendProblem(response, whose.failure ?? 'unauthorized', id, { retryAfter: 1 });
    const account = new URLSearchParams(request.url.split('?')[1]).get('account') ?? undefined;
    const refusal = await checkAccount(context, { request, headers: admission.headers, account });
    if (refusal) return sendProblem(response, refusal, id);
    if (context.closing) return sendToFollower(response);
    const close = context.streams.open(token, () => response.end());
    if (!close) return sendProblem(response, 'rate_limited', id, { retryAfter });
    const upstream = openUpstream(context.upstreams.orders, admission.headers, context.config.timeLimits.call);
    response.once('close', () => {
      close();
      upstream.leave();
    });
    try {
      const answer = await upstream.answer;
      if (isStream(answer)) return passOn(answer, response);
      answer.resume();
      const status = answer.statusCode ?? 0;
      if (status === 401) {
        context.sessions.refused(token);
        if (request.byCookie) response.setHeader('set-cookie', clearedCookie(site));
        return sendProblem(response, 'unauthorized', id);
      }
      context.noteFailure({ requestId: id, group: route.group, status });
      sendProblem(response, faultOf(status, undefined, 'json') ?? 'upstream_failed', id);
    } catch (error) {
      if (response.destroyed) return;
      context.noteFailure({ requestId: id, group: route.group, cause: causeOf(error) });
      sendProblem(response, codeOfFailure(error), id);
    }
  };
