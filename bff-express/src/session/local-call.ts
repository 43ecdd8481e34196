import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Context } from '../context.ts';
import { admit } from '../guards/admit.ts';
import type { Call } from '../guards/call.ts';
import { upstreamHeaders } from '../guards/upstream-headers.ts';
import { sendProblem } from '../problems.ts';
import { faultOf } from '../upstream/answers.ts';
import { type Answer, callUpstream } from '../upstream/client.ts';
import { causeOf, codeOfFailure } from '../upstream/failures.ts';
import { accountClaimedByPage, checkAccount } from './account-check.ts';

export interface LocalExchange {
  request: Request;
  response: Response;
  call: Call;
}

export const guarded =
  (context: Context, handle: (exchange: LocalExchange) => Promise<void>): RequestHandler =>
  async (request, response, next) => {
    const { call, method, headers } = request;
    if (!call || method === 'HEAD') {
      next();
      return;
    }
    const refusal = admit(request, call) ?? (await checkAccount(context, call, accountClaimedByPage(headers)));
    if (refusal) sendProblem(response, refusal, call.visit);
    else await handle({ request, response, call });
  };

/**
 * Calls the service. Failures, and answers that break the contract, are answered with a problem here.
 * @returns the service's answer, whatever its status; null where a problem has been sent
 */
export async function callServiceOrSendProblem(
  context: Context,
  { request, response, call }: LocalExchange,
  { headers: added, ...sent }: { method: string; path: string; headers?: IncomingHttpHeaders; body?: Buffer },
): Promise<Answer | null> {
  const { visit, route } = call;
  const { requestId } = visit;
  // Without `accept-encoding` the answer comes uncompressed, as it is parsed here. The client sets the length of the body itself.
  const { 'accept-encoding': _, 'content-length': __, ...passed } = upstreamHeaders(call, request.headers);
  try {
    const timeLimit = context.config.timeLimits.call;
    const headers = { ...passed, ...added };
    const answer = await callUpstream(context.upstreams[route.group], { ...sent, headers, timeLimit });
    const fault = faultOf(answer.status, answer.headers['content-type'], 'json');
    if (!fault) return answer;
    context.noteFailure({ requestId, group: route.group, status: answer.status });
    sendProblem(response, fault, visit);
  } catch (error) {
    context.noteFailure({ requestId, group: route.group, cause: causeOf(error) });
    sendProblem(response, codeOfFailure(error), visit);
  }
  return null;
}

export function relay({ response }: LocalExchange, answer: Answer): void {
  const retryAfter = answer.headers['retry-after'];
  if (retryAfter) response.setHeader('retry-after', retryAfter);
  response.writeHead(answer.status, {
    'content-type': answer.headers['content-type'] ?? 'application/json',
    'content-length': answer.body.length,
    'cache-control': 'no-store',
  });
  response.end(answer.body);
}
