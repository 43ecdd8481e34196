import type { ClientRequest, IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createProxyMiddleware, type Plugin } from 'http-proxy-middleware';
import {
  changePassword,
  type ErrorCode,
  type Group,
  groups,
  headerNames,
  maxBytesOf,
  operationPath,
  revokeSessions,
} from 'shared-contracts';
import type { Context } from '../context.ts';
import { clearedCookie } from '../cookies/session-cookie.ts';
import { clearedStaffCookie } from '../cookies/staff-cookie.ts';
import { type BffRequest, idleSeconds } from '../exchange.ts';
import { admit } from '../guards/admit.ts';
import { countBody, refuseLargeBody } from '../guards/body-size.ts';
import { type Route, upstreamUrl } from '../guards/routes.ts';
import { createConcurrencyLimit, type ReleaseSlot } from '../limits/concurrency-limit.ts';
import { concurrencyKeyOf, ownerOf } from '../limits/shares.ts';
import { sendProblem } from '../problems.ts';
import { checkAccount } from '../session/account-check.ts';
import { stripNonOwnerToken } from '../session/owner.ts';
import { faultOf, passedAnswerHeaders } from '../upstream/answers.ts';
import { causeOf, codeOfFailure, UpstreamTimeout } from '../upstream/failures.ts';

type Proxy = (request: BffRequest, response: ServerResponse) => unknown;

const printable = /^[\x21-\x7e]*$/;

const sizeOf = (route: Route | undefined) =>
  ({ body: route?.transfer ? 'multipart' : 'json', access: route?.access ?? 'none' }) as const;

/** The time limits: until a service answers, and until its answer is whole. Both end with the response (see `log/access.ts`). */
function armDeadline({ config }: Context, proxyRequest: ClientRequest, request: BffRequest): void {
  const { call, transfer } = config.timeLimits;
  const limit = request.route?.transfer ? transfer : call;
  request.deadline = setTimeout(() => proxyRequest.destroy(new UpstreamTimeout()), limit);
}

const endSessions = new Set([changePassword, revokeSessions].map((operation) => operationPath(operation)));

function noteToken({ sessions }: Context, status: number, { headers, route }: BffRequest): void {
  const token = headers[headerNames.token];
  if (typeof token !== 'string' || !route || route.access === 'admin') return;
  if (status === 401 && route.tokenJudged) sessions.refused(token);
  else if (endSessions.has(route.label)) sessions.forgetAllOf(token);
}

function noteChange({ sessions, shopChanges }: Context, { headers }: BffRequest): void {
  const token = headers[headerNames.token];
  const owner = typeof token === 'string' ? sessions.lastOwner(token) : undefined;
  if (owner) shopChanges.note(owner.merchant_name);
}

function judgeAnswer(context: Context, answer: IncomingMessage, request: BffRequest, response: ServerResponse): void {
  const status = answer.statusCode ?? 0;
  const { group, answer: expected } = request.route ?? { group: undefined, answer: 'json' };
  noteToken(context, status, request);
  context.knownOwners.learn(request.headers, status);
  if (status < 300 && request.route?.changes) noteChange(context, request);
  if (status === 401 && request.onUnauthorized) response.setHeader('set-cookie', request.onUnauthorized);
  const fault = faultOf(status, answer.headers['content-type'], expected);
  if (fault) {
    answer.resume();
    context.noteFailure({ requestId: request.id, group, status });
    sendProblem(response, fault, request.id);
    return;
  }
  if (expected === 'picture') {
    clearTimeout(request.deadline);
    request.deadline = setTimeout(() => response.destroy(), context.config.timeLimits.transfer);
  }
  answer.headers = passedAnswerHeaders(answer.headers);
  const last = request.lastOnConnection || context.closing;
  answer.headers.connection = last ? 'close' : 'keep-alive';
  if (!last) answer.headers['keep-alive'] = `timeout=${idleSeconds}`;
}

/**
 * Whether a call may be passed on once more: it changes nothing and brings no body, its service's process went away before it answered, and
 * another one takes its place.
 */
const mayPassAgain = (error: Error, { method, passedAgain }: BffRequest, response: ServerResponse): boolean =>
  (method === 'GET' || method === 'HEAD') && !passedAgain && !response.headersSent && causeOf(error) === 'ECONNRESET';

function answerFailure(context: Context, error: Error, request: BffRequest, response: ServerResponse): void {
  if (response.destroyed || response.writableEnded) return;
  const { id, route } = request;
  context.noteFailure({ requestId: id, group: route?.group, cause: causeOf(error) });
  sendProblem(response, codeOfFailure(error), id);
}

/** The handlers that replace http-proxy-middleware's own, which log every answer and name the upstream's host in errors. */
const pluginOf =
  (context: Context, passAgain: Proxy): Plugin<BffRequest, ServerResponse> =>
  (proxy) => {
    proxy.on('proxyReq', (proxyRequest, request, response) => {
      armDeadline(context, proxyRequest, request);
      if (request.method !== 'GET' && request.headers['content-length'] === undefined) {
        countBody(request, response, maxBytesOf(sizeOf(request.route)), () => {
          request.unpipe(proxyRequest);
          proxyRequest.destroy();
        });
      }
    });
    proxy.on('proxyRes', (answer, request, response) => judgeAnswer(context, answer, request, response));
    proxy.on('error', (error, request, response) => {
      if (!request || !response || !('writeHead' in response)) return;
      if (!mayPassAgain(error, request, response)) return answerFailure(context, error, request, response);
      request.passedAgain = true;
      clearTimeout(request.deadline);
      passAgain(request, response);
    });
  };

function proxyOf(context: Context, group: Group): Proxy {
  const { agent, target } = context.upstreams[group];
  const proxy: Proxy = createProxyMiddleware<BffRequest, ServerResponse>({
    target,
    agent,
    ejectPlugins: true,
    plugins: [pluginOf(context, (request, response) => proxy(request, response))],
  });
  return proxy;
}

/** Calls that are with the services at the same time; one shop's slow ones leave the services' database to others. */
const concurrency = { atOnce: 400, ofOne: 24, waiting: 200, timeout: 5_000 };

function slotTaker() {
  const take = createConcurrencyLimit(concurrency);
  return (request: BffRequest, response: ServerResponse, owner: string, goOn: () => void): void => {
    const begin = (end: ReleaseSlot | null): void => {
      if (!end) {
        sendProblem(response, 'rate_limited', request.id, { retryAfter: 1 });
        return;
      }
      response.once('close', end);
      // Who has left while waiting has closed already.
      if (response.destroyed) end();
      else goOn();
    };
    const slot = take(owner);
    if (slot instanceof Promise) slot.then(begin);
    else begin(slot);
  };
}

function isNobodys({ sessions }: Context, headers: IncomingHttpHeaders): boolean {
  const token = headers[headerNames.token];
  return typeof token === 'string' && sessions.recall(token)?.session === null;
}

export function createProxies(context: Context) {
  const proxies = Object.fromEntries(groups.map((group) => [group, proxyOf(context, group)])) as Record<Group, Proxy>;
  const acquireSlot = slotTaker();
  const hosts = Object.fromEntries(groups.map((group) => [group, context.upstreams[group].target.host]));

  return (request: BffRequest, response: ServerResponse, route: Route, path: string, search: string): void => {
    if (route.query && !printable.test(search)) {
      sendProblem(response, 'malformed_body', request.id);
      return;
    }
    const site = context.siteOf(request);
    const admission = admit(request, route, site);
    if (admission.problem) {
      sendProblem(response, admission.problem, request.id);
      return;
    }
    if (refuseLargeBody(request, response, sizeOf(route))) return;
    const { headers } = admission;
    const clear = route.access === 'admin' ? clearedStaffCookie : clearedCookie;
    const cleared = request.byCookie && route.tokenJudged ? clear(site) : undefined;
    if (route.tokenJudged && route.access !== 'admin' && isNobodys(context, headers)) {
      if (cleared) response.setHeader('set-cookie', cleared);
      sendProblem(response, 'unauthorized', request.id);
      return;
    }
    request.route = route;
    request.onUnauthorized = cleared;
    request.lastOnConnection = request.headers.connection === 'close';
    headers.host = hosts[route.group];
    const url = upstreamUrl(route, path, search);
    const goOn = (): void => {
      request.headers = headers;
      request.url = url;
      proxies[route.group](request, response);
    };
    const owner = concurrencyKeyOf(ownerOf(context, request, route, path), request);
    const enter = (): void => acquireSlot(request, response, owner, goOn);
    const keepToken = (refusal: ErrorCode | undefined): void => {
      if (refusal) {
        sendProblem(response, refusal, request.id, refusal === 'other_account' ? {} : { retryAfter: 1 });
        return;
      }
      const asked = stripNonOwnerToken(context, request, route, headers);
      if (asked) asked.then(enter);
      else enter();
    };
    const refusal = checkAccount(context, { request, headers });
    if (refusal instanceof Promise) refusal.then(keepToken);
    else keepToken(refusal);
  };
}
