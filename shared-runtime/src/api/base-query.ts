import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { type AnyOperation, callOf, headerNames, type ServerAnswer, type ServerFetch } from 'shared-contracts';
import { type SessionPart, sessionExpired } from '../session/session-slice.ts';
import type { Answer, Failure } from './failure.ts';
import { loadTextsFor } from './load-texts.ts';

/** What an endpoint hands to the base query: an operation, or how to load it, and what a screen passed. */
export interface OperationCall {
  operation: AnyOperation | (() => Promise<AnyOperation>);
  args: unknown;
}

/** What answers calls: the browser's `fetch`, or on the server one that stays inside the process. */
export interface Transport {
  fetch: ServerFetch;
}

/** How an endpoint's calls are taken, besides what they ask. */
export interface CallOptions {
  /** Nobody waits for it: that the session is over is found out, and said, when somebody does something. */
  background?: boolean;
}

const offline: Failure = { kind: 'offline', code: 'offline', requestId: '' };

async function failureOf(operation: AnyOperation, response: ServerAnswer): Promise<Failure> {
  const problem = operation.decodeProblem(await response.json().catch(() => null));
  if (problem) {
    await loadTextsFor(problem);
    return { kind: 'problem', code: problem.code, problem, requestId: problem.requestId };
  }
  return { kind: 'answer', code: 'internal', requestId: response.headers.get(headerNames.requestId) ?? '' };
}

const loaded = async (operation: OperationCall['operation']): Promise<AnyOperation> =>
  typeof operation === 'function' ? operation() : operation;

type Api = Parameters<typeof baseQuery>[1];

async function send(operation: AnyOperation, args: unknown, api: Api): Promise<Answer> {
  const transport = api.extra as Transport | undefined;
  const { method, path, body, headers: own } = callOf(operation, args as never);
  const headers = { accept: 'application/json', ...own };
  let response: ServerAnswer;
  try {
    response = transport
      ? await transport.fetch(path, { method, headers, body, signal: api.signal })
      : await fetch(path, { method, headers, body, credentials: 'same-origin', signal: api.signal });
  } catch {
    return { error: offline };
  }
  if (!response.ok) return { error: await failureOf(operation, response) };
  try {
    return { data: operation.decode(await response.json()) };
  } catch {
    return {
      error: { kind: 'answer', code: 'internal', requestId: response.headers.get(headerNames.requestId) ?? '' },
    };
  }
}

/** Undefined where it does not come: the first answer stands. */
const secondTries = () => import('./retries.ts').catch(() => undefined);
const isOver = (answer: Answer): boolean => 'error' in answer && answer.error.code === 'unauthorized';
const sessionOf = (api: Api): SessionPart => (api.getState() as { session: SessionPart }).session;
/** Those for whom a session that is over is an answer like any other. */
const asksForNoSession = ['readSession', 'signOut', 'readStaffSession', 'signOutStaff'];

/**
 * Calls the BFF as the operation says, and reads the answer by its rules: any error or unacceptable answer is one {@link Failure}. A call that
 * is refused for a while is sent again as the server tells, where nobody waits long and nothing is done twice. One that
 * finds the session over waits for the sign-in where the page asks for one, and is then sent once more, unchanged; never in the name of
 * somebody else who signs in there.
 */
export const baseQuery: BaseQueryFn<OperationCall, unknown, Failure, CallOptions> = async (call, api, options) => {
  const { operation: requested, args } = call;
  // A description that does not come is as good as an answer that does not.
  const operation = await loaded(requested).catch(() => undefined);
  if (!operation) return { error: offline };
  const before = sessionOf(api);
  const { dispatch, signal, type } = api;
  const sendNow = () => send(operation, args, api);
  let answer = await sendNow();
  // Only a person waits; on the server the page does, for whom a second is much.
  if ('error' in answer && answer.error.problem?.retryAfter && !api.extra) {
    const refused = { answer, operation, args, isRead: type === 'query', signal, send: sendNow };
    answer = (await (await secondTries())?.sendWhenFree(refused)) ?? answer;
  }
  if (!isOver(answer) || asksForNoSession.includes(operation.name) || options?.background) return answer;
  // Somebody may have signed in while it was on its way.
  if (sessionOf(api).renewals === before.renewals) api.dispatch(sessionExpired());
  if (before.owner === null) return answer;
  const read = () => sessionOf(api);
  const ended = { answer, before, read, signal, dispatch, send: sendNow };
  return (await (await secondTries())?.sendAfterSignIn(ended)) ?? answer;
};
