import type { ServerResponse } from 'node:http';
import { type ErrorCode, headerNames, type Problem, problemContentType, problemOf } from 'shared-contracts';
import { noteCode } from './log/access.ts';
import type { Visit } from './visit.ts';

export function sendProblem(
  response: ServerResponse,
  code: ErrorCode,
  { requestId }: Pick<Visit, 'requestId'>,
  extra: Partial<Problem> = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  noteCode(response, code);
  const problem = problemOf(code, requestId, extra);
  const body = Buffer.from(JSON.stringify(problem));
  if (problem.retryAfter) response.setHeader('retry-after', problem.retryAfter);
  response.writeHead(problem.status, {
    'content-type': problemContentType,
    'content-length': body.length,
    'cache-control': 'no-store',
    [headerNames.requestId]: requestId,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
