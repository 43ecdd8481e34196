import type { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, { type ConnectionError, type FastifyInstance } from 'fastify';
import { type Group, headerNames, maxJsonBytes } from 'shared-contracts';
import { drainTimeouts, watchConnections } from 'shared-node';
import { serverOptions, socketLimits, watchSlowSockets } from 'shared-node/slow-sockets';
import { newId } from '../common/ids.ts';
import type { AppContext } from '../context.ts';
import type { BoundRoute } from './bind.ts';
import { registerJsonParser } from './body.ts';
import { serveHealth } from './health.ts';
import { type Authenticators, createIdentify, type Identify } from './identify.ts';
import { multipartLimits } from './multipart.ts';
import type { OwnershipChecks } from './owned.ts';
import { handleProblems } from './problems.ts';
import { addRoute } from './route.ts';

const requestIdForm = /^[\w.:-]{8,80}$/;

/** Fastify's own answer does not say that the connection ends: a client sends its next request on it, and loses that. */
function refuseBytes({ code }: ConnectionError, socket: Socket): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const status = code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

type Serve = (app: FastifyInstance, context: AppContext, identify: Identify) => void;

export interface Domains {
  routes: readonly BoundRoute[];
  serve: readonly { group: Group; add: Serve }[];
  owners: OwnershipChecks;
  sessions: Authenticators;
}

export async function createApp(
  context: AppContext,
  { routes: all, serve, owners, sessions }: Domains,
): Promise<FastifyInstance> {
  const isMounted = ({ group }: { group: Group }): boolean => context.config.groups.includes(group);
  const routes = all.filter(({ operation }) => isMounted(operation));
  const app = Fastify({
    bodyLimit: maxJsonBytes,
    http: serverOptions(socketLimits),
    logger: false,
    trustProxy: context.config.trustProxy,
    requestTimeout: 0,
    // The BFF closes an idle connection a second before this timeout, so that none is closed here while a request is on its way.
    keepAliveTimeout: drainTimeouts.patience,
    genReqId: ({ headers }) => {
      const given = headers[headerNames.requestId];
      return typeof given === 'string' && requestIdForm.test(given) ? given : newId();
    },
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: refuseBytes,
  });
  const paths = new Map<string, Set<string>>();
  for (const { operation } of routes) {
    paths.set(operation.path, (paths.get(operation.path) ?? new Set()).add(operation.method));
  }
  watchConnections(app.server);
  watchSlowSockets(app.server, socketLimits);
  handleProblems(app, context.log, paths);
  registerJsonParser(app);
  serveHealth(app, context);
  const judges = { identify: createIdentify(context, sessions), owners };
  for (const { add } of serve.filter(isMounted)) add(app, context, judges.identify);
  const isMultipart = ({ operation }: BoundRoute) => operation.body === 'multipart';
  for (const bound of routes) if (!isMultipart(bound)) addRoute(app, context, judges, bound);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits: multipartLimits });
    for (const bound of routes) if (isMultipart(bound)) addRoute(scope, context, judges, bound);
  });
  return app;
}
