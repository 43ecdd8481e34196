import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import {
  basePath,
  bffPath,
  formsPath,
  headerNames,
  problemContentType,
  problemOf,
  remotesPath,
} from 'shared-contracts';
import { watchConnections } from 'shared-node';
import { serverOptions, watchSlowSockets } from 'shared-node/slow-sockets';
import { createApp } from './app.ts';
import { sendBusyPage } from './busy-page.ts';
import type { Context } from './context.ts';
import type { Site } from './cookies/site.ts';
import { type Call, callOf } from './guards/call.ts';
import { idleSeconds, limitConnections } from './guards/connections.ts';
import { securityHeaders, setSecurityHeaders } from './guards/response-headers.ts';
import { methodsAt, upstreamUrl } from './guards/routes.ts';
import { createQuotas, ownerOfCall, ownerOfShop } from './limits/quotas.ts';
import { logAccess, noteRoute } from './log/access.ts';
import { sendProblem } from './problems.ts';
import { createProxies } from './proxy/proxies.ts';
import { createReleaseFiles } from './releases/files.ts';
import { pageAt } from './releases/page-routes.ts';
import type { Snapshot } from './releases/snapshot.ts';
import { noteRefusal } from './telemetry/index.ts';
import { requestIdOf, visitReader } from './visit.ts';

const apiPrefix = `${bffPath}/`;
const filesPrefix = `${remotesPath}/`;

const formsPrefix = `${formsPath}/`;

/** The shop to which a page or a form belongs. */
function shopAt(snapshot: Snapshot, path: string): string | undefined {
  if (path.startsWith(formsPrefix)) {
    const [name] = path.slice(formsPrefix.length).split('/', 1);
    return pageAt(snapshot, `${basePath}/shop/${name}`).shop;
  }
  return path.startsWith(apiPrefix) ? undefined : pageAt(snapshot, path).shop;
}

const quiet = new Set(['/healthz', '/readyz', `${bffPath}/healthz`, `${bffPath}/readyz`]);

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

function refuseBytes(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || socket.writableFinished) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ ...problemOf('malformed_body', requestIdOf(undefined)), status });
  const headers = { 'content-type': problemContentType, 'content-length': body.length, connection: 'close' };
  const lines = Object.entries({ ...securityHeaders, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} Bad Request\r\n${lines.join('')}\r\n${body}`);
}

/**
 * The BFF's server. Calls to services are dispatched here, before Express, which would cost more than the call itself; they pass the same
 * guards (`guards/`). Everything else is Express.
 */
export function createBff(context: Context): Server {
  const app = createApp(context);
  const proxy = createProxies(context);
  const sendFile = createReleaseFiles(context.config.releasesDir, context.telemetry.sent);

  let hasWarned = false;
  /** Behind an untrusted proxy all visitors have the proxy's address, and so share the limits of one visitor. */
  const warnOfProxy = ({ host }: Site): void => {
    if (hasWarned) return;
    hasWarned = true;
    context.log.warn({ host }, 'x-forwarded-for comes from a proxy that TRUST_PROXY does not name');
  };

  const visitOf = visitReader(context.config, warnOfProxy);
  const takeQuota = createQuotas(context.config.quotas);

  const answerCall = (request: IncomingMessage, response: ServerResponse, call: Call, url: string): void => {
    const { visit, route } = call;
    noteRoute(response, route.label);
    const owner = ownerOfCall(context, call);
    const retryAfter = takeQuota(response, visit, owner);
    if (retryAfter !== undefined) sendProblem(response, 'rate_limited', visit, { retryAfter });
    else if (route.isLocal) app(request, response, { ...visit, shop: undefined }, call);
    else proxy(request, response, call, owner, url);
  };

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const visit = visitOf(request);
    response.setHeader(headerNames.requestId, visit.requestId);
    setSecurityHeaders(response, visit.site);
    if (context.lifecycle.closing) response.setHeader('connection', 'close');
    logAccess(context.log, request, response, visit);
    const url = request.url ?? '/';
    if (url.startsWith(filesPrefix)) {
      sendFile(request, response, visit).catch((error: unknown) => {
        context.log.error({ requestId: visit.requestId, err: error }, 'the BFF failed');
        sendProblem(response, 'internal', visit);
      });
      return;
    }
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    const isApi = path.startsWith(apiPrefix);
    if (isApi) {
      response.setHeader(headerNames.releases, context.registry.current().registry.revision);
      const methods = methodsAt(path);
      const route = methods?.get(request.method === 'HEAD' ? 'GET' : (request.method ?? ''));
      noteRefusal(context.telemetry, request.headers, response, visit, route);
      if (route) {
        const call = callOf(visit, route, request.headers);
        answerCall(request, response, call, upstreamUrl(route, path, query < 0 ? '' : url.slice(query)));
        return;
      }
      if (methods) {
        response.setHeader('allow', [...methods.keys()].join(', '));
        sendProblem(response, 'method_not_allowed', visit);
        return;
      }
    }
    const shop = shopAt(context.registry.current(), path);
    const retryAfter = quiet.has(path) ? undefined : takeQuota(response, visit, ownerOfShop(context, shop));
    const isForm = path.startsWith(formsPrefix);
    // A form is read though it is refused, so that its answer keeps what was typed.
    if (retryAfter === undefined || (isForm && request.method === 'POST'))
      app(request, response, { ...visit, shop, retryAfter });
    else if (isApi && !isForm) sendProblem(response, 'rate_limited', visit, { retryAfter });
    else sendBusyPage(response, 429, retryAfter);
  };

  const { socketLimits, trustedProxies } = context.config;
  const server = createServer({ keepAliveTimeout: idleSeconds * 1000, ...serverOptions(socketLimits) }, handle);
  watchSlowSockets(server, socketLimits);
  limitConnections(server, trustedProxies);
  watchConnections(server);
  server.on('clientError', (error, socket) => refuseBytes(error, socket as Socket));
  return server;
}
