import type { Request, RequestHandler, Response } from 'express';
import type { Context } from '../context.ts';
import type { Site } from '../cookies/site.ts';
import { type Admission, admit } from '../guards/admit.ts';
import { methodsAt, type Route } from '../guards/routes.ts';
import { sendProblem } from '../problems.ts';
import { faultOf } from '../upstream/answers.ts';
import { type Answer, callUpstream } from '../upstream/client.ts';
import { causeOf, codeOfFailure } from '../upstream/failures.ts';
import { checkAccount } from './account-check.ts';

export interface LocalExchange {
  request: Request;
  response: Response;
  route: Route;
  site: Site;
  headers: Extract<Admission, { problem?: undefined }>['headers'];
}

export const guarded =
  (context: Context, handle: (exchange: LocalExchange) => Promise<void>): RequestHandler =>
  async (request, response, next) => {
    const route = methodsAt(request.path)?.get(request.method);
    if (!route) {
      next();
      return;
    }
    const site = context.siteOf(request);
    const admission = admit(request, route, site);
    if (admission.problem) return sendProblem(response, admission.problem, request.id);
    const { headers } = admission;
    const refusal = await checkAccount(context, { request, headers });
    if (refusal) sendProblem(response, refusal, request.id);
    else await handle({ request, response, route, site, headers });
  };

/**
 * What fails or is not an answer as agreed is answered as a problem here.
 * @returns the answer, whatever its status; null where the caller has been answered
 */
export async function callServiceOrSendProblem(
  context: Context,
  { request, response, route, headers }: LocalExchange,
  call: { method: string; path: string; body?: Buffer },
): Promise<Answer | null> {
  // The answer is read here, so it comes uncompressed; the body is whole, so its length is known anew.
  const { 'accept-encoding': _, 'content-length': __, ...rest } = headers;
  try {
    const timeLimit = context.config.timeLimits.call;
    const answer = await callUpstream(context.upstreams[route.group], { ...call, headers: rest, timeLimit });
    const fault = faultOf(answer.status, answer.headers['content-type'], 'json');
    if (!fault) return answer;
    context.noteFailure({ requestId: request.id, group: route.group, status: answer.status });
    sendProblem(response, fault, request.id);
  } catch (error) {
    context.noteFailure({ requestId: request.id, group: route.group, cause: causeOf(error) });
    sendProblem(response, codeOfFailure(error), request.id);
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
