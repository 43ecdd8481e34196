import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AnyOperation, fieldErrorsOf, maxBytesOf } from 'shared-contracts';
import { type FileAnswer, isFileAnswer, isPrepared, jsonOf } from '../common/answer.ts';
import { invalidFields, Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import type { BoundRoute, Call } from './bind.ts';
import { refuseUnstorableValues } from './body.ts';
import { sendJson } from './compressed.ts';
import { disconnectSignal } from './disconnect-signal.ts';
import type { Identified, Identify } from './identify.ts';
import { readMultipart } from './multipart.ts';
import { originOf } from './origin.ts';
import { checkOwned, type OwnershipChecks } from './owned.ts';

interface Judges {
  identify: Identify;
  owners: OwnershipChecks;
}

/** Callers of running requests, identified before the body is read, so that a stranger's upload is never received. */
const identified = new WeakMap<FastifyRequest, Identified>();

/**
 * Steps of a request: identify the caller, check the body's form, check who owns the entities it names, check the rest of the body, call the handler.
 */
export function addRoute(app: FastifyInstance, context: AppContext, judges: Judges, bound: BoundRoute): void {
  const { operation } = bound;
  app.route({
    method: operation.method,
    url: operation.path,
    exposeHeadRoute: false,
    onRequest: async (request) => {
      identified.set(request, await judges.identify(bound, request));
      if (Number(request.headers['content-length'] ?? 0) > maxBytesOf(operation)) {
        throw new Refusal('payload_too_large');
      }
    },
    handler: async (request, reply) => {
      if (operation.body !== 'multipart')
        return answer(context, judges.owners, bound, request, reply, bodyOf(bound, request));
      const leave = context.work.admit(identified.get(request)?.caller?.merchantId ?? request.ip);
      try {
        const { body, dispose } = await readMultipart(request);
        try {
          return await answer(context, judges.owners, bound, request, reply, body);
        } finally {
          await dispose();
        }
      } finally {
        leave();
      }
    },
  });
}

function bodyOf({ operation }: BoundRoute, request: FastifyRequest): unknown {
  if (operation.body === 'json') return request.body === undefined ? {} : request.body;
  refuseUnstorableValues(request.query);
  return request.query;
}

async function answer(
  context: AppContext,
  owners: OwnershipChecks,
  bound: BoundRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): Promise<FastifyReply> {
  const { operation } = bound;
  const party = identified.get(request) as Identified;
  if (party.caller && operation.owned.length > 0)
    await checkOwned(context, owners, operation, party.caller.merchantId, body);
  const parsed = operation.request.safeParse(body);
  if (!parsed.success) throw invalidFields(...fieldErrorsOf(parsed.error));
  const from = originOf(context.config, request);
  const call = { context, body: parsed.data, from, signal: disconnectSignal(reply), ...party };
  const result = await bound.handle(call as Call<unknown, 'merchant'>);
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
  if (isFileAnswer(result)) return sendStored(context, operation, reply, result);
  const json = isPrepared(result) ? result.json : Buffer.from(jsonOf(result));
  if (context.checkAnswers) checkAnswer(operation, JSON.parse(json.toString()));
  return sendJson(request, reply, json);
}

async function sendStored(
  context: AppContext,
  operation: AnyOperation,
  reply: FastifyReply,
  { file, dispose }: FileAnswer<unknown>,
): Promise<FastifyReply> {
  // A response that closed before emits no further `close`.
  if (reply.raw.destroyed) {
    await dispose();
    return reply.hijack();
  }
  reply.raw.once('close', () => context.background.run('deleting an answer', dispose));
  if (context.checkAnswers) checkAnswer(operation, JSON.parse(await readFile(file, 'utf8')));
  reply.header('content-length', (await stat(file)).size);
  return reply.send(createReadStream(file));
}

function checkAnswer({ name, response }: AnyOperation, answer: unknown): void {
  if (!isDeepStrictEqual(response.parse(answer), answer)) throw new Error(`${name} answers more than it says`);
}
