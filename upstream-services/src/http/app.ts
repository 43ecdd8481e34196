import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { fieldErrorsOf, headerNames } from 'shared-contracts';
import { serveContentFiles } from '../content/index.ts';
import type { AppContext } from '../context.ts';
import { newId } from '../ids.ts';
import { invalidFields } from '../refusal.ts';
import { routes } from '../routes.ts';
import { type Identified, identify } from './access.ts';
import { isPrepared } from './answer.ts';
import type { Bound, Call } from './bind.ts';
import { refuseUnstorable, refuseUnstorableValues } from './body.ts';
import { serveHealth } from './health.ts';
import { multipartLimits, readMultipart } from './multipart.ts';
import { checkOwned } from './owned.ts';
import { handleProblems } from './problems.ts';

/** Bytes that a JSON body may have. */
const bodyLimit = 1024 * 1024;
const requestIdForm = /^[\w.:-]{8,80}$/;

/** Who calls, found out before the body is read, so that a stranger's upload is never taken in. */
const identified = new WeakMap<FastifyRequest, Identified>();

/** Builds the HTTP server of all domains; it does not listen yet. */
export async function createApp(context: AppContext): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit,
    logger: false,
    trustProxy: context.config.trustProxy,
    requestTimeout: 120_000,
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
  handleProblems(app, context.log, paths);
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    parseJson(request, text, (error, body) => {
      if (error) return done(error);
      try {
        refuseUnstorable(text, body);
        done(null, body);
      } catch (refusal) {
        done(refusal as Error);
      }
    });
  });
  serveHealth(app, context);
  serveContentFiles(app, context);
  const isMultipart = ({ operation }: Bound) => operation.body === 'multipart';
  for (const bound of routes) if (!isMultipart(bound)) addRoute(app, context, bound);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits: multipartLimits });
    for (const bound of routes) if (isMultipart(bound)) addRoute(scope, context, bound);
  });
  return app;
}

function addRoute(app: FastifyInstance, context: AppContext, bound: Bound): void {
  const { operation } = bound;
  app.route({
    method: operation.method,
    url: operation.path,
    exposeHeadRoute: false,
    onRequest: async (request) => {
      identified.set(request, await identify(context, bound, request.headers));
    },
    handler: async (request, reply) => {
      if (operation.body !== 'multipart') return answer(context, bound, request, reply, bodyOf(bound, request));
      const { body, dispose } = await readMultipart(request);
      try {
        return await answer(context, bound, request, reply, body);
      } finally {
        await dispose();
      }
    },
  });
}

function bodyOf({ operation }: Bound, request: FastifyRequest): unknown {
  if (operation.body === 'json') return request.body ?? (request.body === null ? null : {});
  refuseUnstorableValues(request.query);
  return request.query;
}

async function answer(
  context: AppContext,
  bound: Bound,
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): Promise<FastifyReply> {
  const { operation } = bound;
  const party = identified.get(request) as Identified;
  if (party.caller && operation.owned.length > 0) await checkOwned(context, operation, party.caller.merchantId, body);
  const parsed = operation.request.safeParse(body);
  if (!parsed.success) throw invalidFields(...fieldErrorsOf(parsed.error));
  const from = { requestId: request.id, address: request.ip };
  const result = await bound.handle({ context, body: parsed.data, from, ...party } as Call<unknown, 'merchant'>);
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
  if (context.checkAnswers) operation.response.parse(isPrepared(result) ? JSON.parse(result.json.toString()) : result);
  return reply.send(isPrepared(result) ? result.json : JSON.stringify(result));
}
