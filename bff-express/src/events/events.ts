import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { eventStreamType, eventsPath, orderEventsPath } from 'shared-contracts';
import type { Context } from '../context.ts';
import { clearedCookie } from '../cookies/session-cookie.ts';
import { admit } from '../guards/admit.ts';
import { callOf } from '../guards/call.ts';
import type { Route } from '../guards/routes.ts';
import { upstreamHeaders } from '../guards/upstream-headers.ts';
import { sendProblem } from '../problems.ts';
import { accountClaimedByPage, checkAccount } from '../session/account-check.ts';
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
  isLocal: true,
  signsIn: false,
  transfer: false,
  tokenJudged: true,
  changes: false,
  tellsSite: false,
};

const retryAfter = 60;

const isStream = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode === 200 && (headers['content-type'] ?? '').startsWith(eventStreamType);

function pipeEvents(answer: IncomingMessage, response: Response): void {
  response.writeHead(200, {
    'content-type': eventStreamType,
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  response.flushHeaders();
  response.socket?.setNoDelay(true);
  // When the service ends, so does the stream. The browser then reconnects and reads anew what it may have missed.
  answer.on('error', () => response.end());
  answer.pipe(response);
}

const comesAgainIn = 300;

/**
 * Ends a stream at once and closes its connection. The browser reconnects by itself, and so reaches the process that replaces this one, without an
 * error in its console.
 */
function sendToFollower(response: Response): void {
  response.writeHead(200, { 'content-type': eventStreamType, 'cache-control': 'no-store', connection: 'close' });
  response.end(`retry: ${comesAgainIn}\n\n`);
}

export const createEvents =
  (context: Context): RequestHandler =>
  async (request, response) => {
    const { visit, headers } = request;
    const { requestId, site } = visit;
    if (request.method !== 'GET') {
      response.setHeader('allow', 'GET');
      return sendProblem(response, 'method_not_allowed', visit);
    }
    const call = callOf(visit, route, headers);
    const problem = admit(request, call);
    if (problem) return sendProblem(response, problem, visit);
    const { merchantToken: token, byCookie } = call;
    if (token === null) return sendProblem(response, 'unauthorized', visit);
    const lookup = await context.sessions.find(token, visit);
    if (lookup.session === null && byCookie) response.setHeader('set-cookie', clearedCookie(site));
    if (!lookup.session) return sendProblem(response, lookup.failure ?? 'unauthorized', visit, { retryAfter: 1 });
    const account = new URLSearchParams(request.url.split('?')[1]).get('account') ?? accountClaimedByPage(headers);
    const refusal = await checkAccount(context, call, account);
    if (refusal) return sendProblem(response, refusal, visit);
    // A response that closed during the look-ups emits no further `close` that would release its place.
    if (response.destroyed) return;
    if (context.lifecycle.closing) return sendToFollower(response);
    const close = context.streams.open(token, () => response.end());
    if (!close) return sendProblem(response, 'rate_limited', visit, { retryAfter });
    const { call: timeLimit } = context.config.timeLimits;
    const upstream = openUpstream(context.upstreams.orders, upstreamHeaders(call, headers), timeLimit);
    response.once('close', () => {
      close();
      upstream.leave();
    });
    try {
      const answer = await upstream.answer;
      if (isStream(answer)) return pipeEvents(answer, response);
      answer.resume();
      const status = answer.statusCode ?? 0;
      if (status === 401) {
        context.sessions.refused(token);
        if (byCookie) response.setHeader('set-cookie', clearedCookie(site));
        return sendProblem(response, 'unauthorized', visit);
      }
      context.noteFailure({ requestId, group: route.group, status });
      sendProblem(response, faultOf(status, undefined, 'json') ?? 'upstream_failed', visit);
    } catch (error) {
      if (response.destroyed) return;
      context.noteFailure({ requestId, group: route.group, cause: causeOf(error) });
      sendProblem(response, codeOfFailure(error), visit);
    }
  };
