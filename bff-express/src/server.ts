import { createServer, type Server, type ServerResponse } from 'node:http';
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
import { normalizeIpAddress, watchConnections } from 'shared-node';
import { serverOptions, watchSlowSockets } from 'shared-node/slow-sockets';
import { createApp } from './app.ts';
import type { Context } from './context.ts';
import { clientAddress } from './cookies/site.ts';
import { BffRequest, idleSeconds, requestIdOf } from './exchange.ts';
import { limitConnections } from './guards/connections.ts';
import { securityHeaders, setSecurityHeaders } from './guards/response-headers.ts';
import { methodsAt } from './guards/routes.ts';
import { createQuotas, ownerOf } from './limits/shares.ts';
import { logAccess } from './log/access.ts';
import { sendProblem } from './problems.ts';
import { createProxies } from './proxy/proxies.ts';
import { createReleaseFiles } from './releases/files.ts';
import { noteRefusal } from './telemetry/index.ts';

const apiPrefix = `${bffPath}/`;
const filesPrefix = `${remotesPath}/`;

const formsPrefix = `${formsPath}/`;
const pageOfForm = (path: string): string => `${basePath}/shop/${path.slice(formsPrefix.length).split('/', 1)[0]}`;

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
export function createBff(context: Context): Server<typeof BffRequest> {
  const app = createApp(context);
  const passOn = createProxies(context);
  const sendFile = createReleaseFiles(context.config.releasesDir, context.telemetry.sent);

  let hasWarned = false;
  /** Behind a proxy that is not trusted every visitor has its address, and shares its limits with all others. */
  const warnOfProxy = ({ headers, socket }: BffRequest): void => {
    if (hasWarned || context.config.trustedProxies(normalizeIpAddress(socket.remoteAddress))) return;
    hasWarned = true;
    const { host } = headers;
    context.log.warn({ host }, 'x-forwarded-for comes from a proxy that TRUST_PROXY does not name');
  };

  const withinShare = createQuotas(context.config.shares);

  const handle = (request: BffRequest, response: ServerResponse): void => {
    request.id = requestIdOf(request.headers[headerNames.requestId]);
    request.address = clientAddress(request, context.config.trustedProxies);
    if (request.headers['x-forwarded-for'] !== undefined) warnOfProxy(request);
    response.setHeader(headerNames.requestId, request.id);
    setSecurityHeaders(response, context.siteOf(request));
    if (context.closing) response.setHeader('connection', 'close');
    logAccess(context.log, request, response);
    const url = request.url ?? '/';
    if (url.startsWith(filesPrefix)) {
      sendFile(request, response).catch((error: unknown) => {
        context.log.error({ requestId: request.id, err: error }, 'the BFF failed');
        sendProblem(response, 'internal', request.id);
      });
      return;
    }
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    if (url.startsWith(apiPrefix)) {
      response.setHeader(headerNames.releases, context.registry.current().registry.revision);
      const methods = methodsAt(path);
      const route = methods?.get(request.method === 'HEAD' ? 'GET' : (request.method ?? ''));
      if (route) request.label = route.label;
      noteRefusal(context.telemetry, request, response, route);
      if (methods && !route) {
        response.setHeader('allow', [...methods.keys()].join(', '));
        sendProblem(response, 'method_not_allowed', request.id);
        return;
      }
      const owner = ownerOf(context, request, route, path.startsWith(formsPrefix) ? pageOfForm(path) : path);
      if (!quiet.has(path) && !withinShare(request, response, owner, false)) return;
      if (route && !route.own) {
        passOn(request, response, route, path, query < 0 ? '' : url.slice(query));
        return;
      }
    } else if (!quiet.has(path) && !withinShare(request, response, ownerOf(context, request, undefined, path), true))
      return;
    app(request, response);
  };

  const { socketLimits, trustedProxies } = context.config;
  const server = createServer(
    { IncomingMessage: BffRequest, keepAliveTimeout: idleSeconds * 1000, ...serverOptions(socketLimits) },
    handle,
  );
  watchSlowSockets(server, socketLimits);
  limitConnections(server, trustedProxies);
  watchConnections(server);
  server.on('clientError', (error, socket) => refuseBytes(error, socket as Socket));
  return server;
}
