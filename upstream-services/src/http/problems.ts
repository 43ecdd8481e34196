import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, type Problem, problemContentType, problemOf } from 'shared-contracts';
import type { Log } from '../common/log.ts';
import { Refusal } from '../common/refusal.ts';
import { isDiskFullError, isTransientError } from '../db/errors.ts';

const codesOfFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
};

function codeOf(error: unknown): ErrorCode {
  if (error instanceof Refusal) return error.code;
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const known = codesOfFastify[code];
  if (known) return known;
  if (statusCode === 413) return 'payload_too_large';
  if (statusCode < 500) return 'malformed_body';
  if (isDiskFullError(error)) return 'disk_full';
  return isTransientError(error) ? 'unavailable' : 'internal';
}

/** Reads the rest of a refused body: a client that is cut off while sending sees a broken connection instead of the answer. */
function readOn(reply: FastifyReply): void {
  reply.removeHeader('connection');
  reply.request.raw.resume();
}

/** Sends a problem document (RFC 9457); never a stack, SQL or a path. */
export function sendProblem(reply: FastifyReply, code: ErrorCode, extra: Partial<Problem> = {}): FastifyReply {
  const problem = problemOf(code, reply.request.id, extra);
  if (code === 'payload_too_large') readOn(reply);
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  return reply
    .code(problem.status)
    .header('content-type', problemContentType)
    .send(Buffer.from(JSON.stringify(problem)));
}

export function handleProblems(app: FastifyInstance, log: Log, paths: ReadonlyMap<string, ReadonlySet<string>>): void {
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const code = codeOf(error);
    // Refusals that were thrown on purpose are not logged: a flood of calls must not become a flood of lines.
    if ((code === 'internal' || code === 'unavailable' || code === 'disk_full') && !(error instanceof Refusal)) {
      log.error({ err: error, requestId: request.id, path: request.routeOptions.url }, code);
    }
    return sendProblem(reply, code, error instanceof Refusal ? error.extra : {});
  });
  app.setNotFoundHandler((request, reply) => {
    const methods = paths.get(request.url.split('?', 1)[0] as string);
    if (!methods) return sendProblem(reply, 'not_found');
    reply.header('allow', [...methods].join(', '));
    return sendProblem(reply, 'method_not_allowed');
  });
}
