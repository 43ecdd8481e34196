import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { headerNames, maxJsonBytes } from 'shared-contracts';
import { serverOptions, socketLimits, watchSlowSockets } from 'shared-contracts/slow-sockets';
import { serveContentFiles, serveShopIcons } from '../content/index.ts';
import type { AppContext } from '../context.ts';
import { newId } from '../ids.ts';
import { serveOrderEvents } from '../live/index.ts';
import { routes } from '../routes.ts';
import type { Bound } from './bind.ts';
import { takeJson } from './body.ts';
import { serveHealth } from './health.ts';
import { multipartLimits } from './multipart.ts';
import { handleProblems } from './problems.ts';
import { addRoute } from './route.ts';

const requestIdForm = /^[\w.:-]{8,80}$/;

/** Builds the HTTP server of all domains; it does not listen yet. */
export async function createApp(context: AppContext): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: maxJsonBytes,
    http: serverOptions(socketLimits),
    logger: false,
    trustProxy: context.config.trustProxy,
    requestTimeout: 0,
    // Longer than the BFF keeps its idle connections, so that it is the BFF who closes them.
    keepAliveTimeout: 75_000,
    genReqId: ({ headers }) => {
      const given = headers[headerNames.requestId];
      return typeof given === 'string' && requestIdForm.test(given) ? given : newId();
    },
    routerOptions: { maxParamLength: 200 },
  });
  const paths = new Map<string, Set<string>>();
  for (const { operation } of routes) {
    paths.set(operation.path, (paths.get(operation.path) ?? new Set()).add(operation.method));
  }
  watchSlowSockets(app.server, socketLimits);
  handleProblems(app, context.log, paths);
  takeJson(app);
  serveHealth(app, context);
  serveContentFiles(app, context);
  serveShopIcons(app, context);
  serveOrderEvents(app, context);
  const isMultipart = ({ operation }: Bound) => operation.body === 'multipart';
  for (const bound of routes) if (!isMultipart(bound)) addRoute(app, context, bound);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits: multipartLimits });
    for (const bound of routes) if (isMultipart(bound)) addRoute(scope, context, bound);
  });
  return app;
}
