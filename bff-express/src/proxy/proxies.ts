import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyMiddleware, type Plugin } from 'http-proxy-middleware';
import { type ErrorCode, type Group, maxBytesOf, operationGroups } from 'shared-contracts';
import { createConcurrencyLimit, networkOf, type ReleaseSlot } from 'shared-node';
import type { Context } from '../context.ts';
import { admit } from '../guards/admit.ts';
import { countBody, refuseLargeBody } from '../guards/body-size.ts';
import type { Call } from '../guards/call.ts';
import type { Route } from '../guards/routes.ts';
import { upstreamHeaders } from '../guards/upstream-headers.ts';
import type { Quotas } from '../limits/buckets.ts';
import { concurrencyKeyOf, type Owner } from '../limits/quotas.ts';
import { sendProblem } from '../problems.ts';
import { accountClaimedByPage, checkAccount } from '../session/account-check.ts';
import { withoutNonOwnerToken } from '../session/owner.ts';
import { causeOf, codeOfFailure, UpstreamTimeout } from '../upstream/failures.ts';
import type { Visit } from '../visit.ts';
import { judgeAnswer } from './judge-answer.ts';
import { clearCookie, createDeadline, type ProxiedRequest } from './proxied-call.ts';

type Proxy = (request: ProxiedRequest, response: ServerResponse) => unknown;

const printable = /^[\x21-\x7e]*$/;

const maxBytesFor = ({ transfer, access }: Route): number =>
  maxBytesOf({ body: transfer ? 'multipart' : 'json', access });

/**
 * Whether a failed call may be sent once more: it changes nothing and has no body, and its connection was reset before an answer, as when a service's
 * process has been replaced.
 */
const mayPassAgain = (error: Error, { method, call }: ProxiedRequest, response: ServerResponse): boolean =>
  (method === 'GET' || method === 'HEAD') && !call.isRetry && !response.headersSent && causeOf(error) === 'ECONNRESET';

function answerFailure(context: Context, error: Error, { visit, route }: Call, response: ServerResponse): void {
  if (response.destroyed || response.writableEnded) return;
  context.noteFailure({ requestId: visit.requestId, group: route.group, cause: causeOf(error) });
  sendProblem(response, codeOfFailure(error), visit);
}

/** Bytes per second. What an upload is behind this rate is taken from its time limit: a bad network keeps up with it, a trickle does not. */
const slowestUpload = 8 * 1024;

/** The handlers that replace http-proxy-middleware's own, which log every answer and name the upstream's host in errors. */
const pluginOf =
  (context: Context, passAgain: Proxy): Plugin<ProxiedRequest, ServerResponse> =>
  (proxy) => {
    proxy.on('proxyReq', (proxyRequest, request, response) => {
      const { visit, route, setDeadline } = request.call;
      const { call, transfer } = context.config.timeLimits;
      const endLate = () => proxyRequest.destroy(new UpstreamTimeout());
      setDeadline(route.transfer ? transfer : call, endLate);
      if (route.transfer) {
        const began = performance.now();
        let bytes = 0;
        const renewDeadline = (chunk: Buffer) => {
          bytes += chunk.length;
          const behind = performance.now() - began - (bytes / slowestUpload) * 1000;
          setDeadline(Math.max(0, transfer - Math.max(0, behind)), endLate);
        };
        request.on('data', renewDeadline);
        response.once('close', () => request.off('data', renewDeadline));
      }
      if (request.method !== 'GET' && request.headers['content-length'] === undefined) {
        countBody(request, response, visit, maxBytesFor(route), () => {
          request.unpipe(proxyRequest);
          proxyRequest.destroy();
        });
      }
    });
    proxy.on('proxyRes', (answer, request, response) => judgeAnswer(context, answer, request, response));
    proxy.on('error', (error, request, response) => {
      if (!request || !response || !('writeHead' in response)) return;
      if (!mayPassAgain(error, request, response)) return answerFailure(context, error, request.call, response);
      request.call = { ...request.call, isRetry: true };
      passAgain(request, response);
    });
  };

function proxyOf(context: Context, group: Group): Proxy {
  const { agent, target } = context.upstreams[group];
  const proxy: Proxy = createProxyMiddleware<ProxiedRequest, ServerResponse>({
    target,
    agent,
    ejectPlugins: true,
    plugins: [pluginOf(context, (request, response) => proxy(request, response))],
  });
  return proxy;
}

/** Calls that the services work on at the same time. `ofOne`: slow calls of one shop must not occupy the services' database alone. */
const concurrency = { atOnce: 400, ofOne: 24, waiting: 200, timeout: 5_000 };

/**
 * A call keeps its slot until its body has come and its answer was read, however slowly: so one network gets a part of a shop's slots, and of all. A
 * signed-in caller has the slots of a session, which nobody else can take, and uploads many files at a time.
 */
function slotTaker({ atShop, inAll }: Quotas['callsOfNetwork']) {
  const take = createConcurrencyLimit(concurrency);
  const ofNetwork = { ...concurrency, atOnce: Number.POSITIVE_INFINITY };
  const takeOfNetwork = createConcurrencyLimit({ ...ofNetwork, ofOne: inAll });
  const takeOfNetworkAtShop = createConcurrencyLimit({ ...ofNetwork, ofOne: atShop });

  return (response: ServerResponse, visit: Visit, owner: Owner | null, goOn: () => void): void => {
    const slots: ReleaseSlot[] = [];
    response.once('close', () => {
      for (const end of slots) end();
    });
    const enter = (acquire: typeof take, key: string, next: () => void): void => {
      const begin = (end: ReleaseSlot | null): void => {
        if (!end) {
          sendProblem(response, 'rate_limited', visit, { retryAfter: 1 });
          return;
        }
        // A response that closed while its call waited emits no further `close`: its slot is released here.
        if (response.destroyed) {
          end();
          return;
        }
        slots.push(end);
        next();
      };
      const slot = acquire(key);
      if (slot instanceof Promise) slot.then(begin);
      else begin(slot);
    };
    const network = networkOf(visit.address);
    const enterServices = () => enter(take, concurrencyKeyOf(owner, visit), goOn);
    const enterNetwork = () => enter(takeOfNetwork, network, enterServices);
    // At the shop first: what waits there has no slot of its network, which other shops need.
    if (owner?.isKnown && owner.isPublic) enter(takeOfNetworkAtShop, `${network} ${owner.key}`, enterNetwork);
    else enterNetwork();
  };
}

function isSignedOut({ sessions }: Context, { route, merchantToken }: Call): boolean {
  const isJudged = route.tokenJudged && route.access !== 'admin';
  return isJudged && merchantToken !== null && sessions.recall(merchantToken)?.session === null;
}

export function createProxies(context: Context) {
  const proxies = Object.fromEntries(operationGroups.map((group) => [group, proxyOf(context, group)])) as Record<
    Group,
    Proxy
  >;
  const acquireSlot = slotTaker(context.config.quotas.callsOfNetwork);
  const hosts = Object.fromEntries(operationGroups.map((group) => [group, context.upstreams[group].target.host]));

  const send = (request: IncomingMessage, response: ServerResponse, call: Call, url: string): void => {
    const { group } = call.route;
    const headers = { ...upstreamHeaders(call, request.headers), host: hosts[group] };
    const isLastOnConnection = request.headers.connection === 'close';
    const proxied = { ...call, isLastOnConnection, isRetry: false, setDeadline: createDeadline(response) };
    proxies[group](Object.assign(request, { url, headers, call: proxied }), response);
  };

  /**
   * @param owner the shop or session whose limit the call counts towards
   * @param url   path and query of the call at the service
   */
  return (request: IncomingMessage, response: ServerResponse, call: Call, owner: Owner | null, url: string): void => {
    const { visit, route } = call;
    const problem = route.query && !printable.test(url) ? 'malformed_body' : admit(request, call);
    if (problem) {
      sendProblem(response, problem, visit);
      return;
    }
    if (refuseLargeBody(request, response, visit, maxBytesFor(route))) return;
    if (isSignedOut(context, call)) {
      clearCookie(response, call);
      sendProblem(response, 'unauthorized', visit);
      return;
    }
    const enter = (sentCall: Call): void =>
      acquireSlot(response, visit, owner, () => send(request, response, sentCall, url));
    const goOn = (refusal: ErrorCode | undefined): void => {
      if (refusal) {
        sendProblem(response, refusal, visit, refusal === 'other_account' ? {} : { retryAfter: 1 });
        return;
      }
      const sentCall = withoutNonOwnerToken(context, call);
      if (sentCall instanceof Promise) sentCall.then(enter);
      else enter(sentCall);
    };
    const refusal = checkAccount(context, call, accountClaimedByPage(request.headers));
    if (refusal instanceof Promise) refusal.then(goOn);
    else goOn(refusal);
  };
}
