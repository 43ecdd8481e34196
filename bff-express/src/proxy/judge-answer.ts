import type { IncomingMessage, ServerResponse } from 'node:http';
import { changePassword, operationPath, revokeSessions } from 'shared-contracts';
import type { Context } from '../context.ts';
import type { Call } from '../guards/call.ts';
import { idleSeconds } from '../guards/connections.ts';
import { sendProblem } from '../problems.ts';
import { faultOf, passedAnswerHeaders } from '../upstream/answers.ts';
import { clearCookie, type ProxiedRequest } from './proxied-call.ts';

const endSessions = new Set([changePassword, revokeSessions].map((operation) => operationPath(operation)));

function noteToken({ sessions }: Context, status: number, { route, merchantToken }: Call): void {
  if (merchantToken === null || route.access === 'admin') return;
  if (status === 401 && route.tokenJudged) sessions.refused(merchantToken);
  else if (endSessions.has(route.label)) sessions.forgetAllOf(merchantToken);
}

function noteChange({ sessions, shopChanges }: Context, { merchantToken }: Call): void {
  const owner = merchantToken === null ? undefined : sessions.lastOwner(merchantToken);
  if (owner) shopChanges.note(owner.merchant_name);
}

export function judgeAnswer(
  context: Context,
  answer: IncomingMessage,
  { call }: ProxiedRequest,
  response: ServerResponse,
): void {
  const status = answer.statusCode ?? 0;
  const { visit, route } = call;
  noteToken(context, status, call);
  context.knownOwners.learn({ shop: call.shop?.value, token: call.staffToken ?? call.merchantToken }, status);
  if (status < 300 && route.changes) noteChange(context, call);
  if (status === 401) clearCookie(response, call);
  const fault = faultOf(status, answer.headers['content-type'], route.answer);
  if (fault) {
    answer.resume();
    context.noteFailure({ requestId: visit.requestId, group: route.group, status });
    sendProblem(response, fault, visit);
    return;
  }
  if (route.answer === 'picture') call.setDeadline(context.config.timeLimits.transfer, () => response.destroy());
  answer.headers = passedAnswerHeaders(answer.headers);
  const last = call.isLastOnConnection || context.lifecycle.closing;
  answer.headers.connection = last ? 'close' : 'keep-alive';
  if (!last) answer.headers['keep-alive'] = `timeout=${idleSeconds}`;
}
