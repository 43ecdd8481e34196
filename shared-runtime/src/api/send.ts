import {
  type AnyOperation,
  callOf,
  headerNames,
  type Operation,
  type ServerAnswer,
  type ServerFetch,
} from 'shared-contracts';
import type { z } from 'zod';
import { noteReleases } from '../releases/revision.ts';
import { callerHeaders, reportUnreadable } from '../telemetry/caller.ts';
import type { Answer, Failure } from './failure.ts';
import { loadTextsFor } from './load-texts.ts';

export type Typed<Args, Result> = Operation<z.ZodType, z.ZodType, Args, Result>;

/** An operation, or a function that loads it: schemas are large, and a page that comes with its data need not begin with them. */
export type Loadable<Called = AnyOperation> = Called | (() => Promise<Called>);

export interface Transport {
  fetch: ServerFetch;
}

interface SendOptions {
  signal: AbortSignal;
  isRead: boolean;
  account?: string | undefined;
  transport?: Transport | undefined;
}

export const offlineFailure: Failure = { kind: 'offline', code: 'offline', requestId: '' };

const unreadable = (response: ServerAnswer): Answer => ({
  error: { kind: 'answer', code: 'internal', requestId: response.headers.get(headerNames.requestId) ?? '' },
});

async function failureOf(operation: AnyOperation, response: ServerAnswer): Promise<Failure> {
  const problem = operation.decodeProblem(await response.json().catch(() => null));
  if (problem) {
    await loadTextsFor(problem);
    return { kind: 'problem', code: problem.code, problem, requestId: problem.requestId };
  }
  return { kind: 'answer', code: 'internal', requestId: response.headers.get(headerNames.requestId) ?? '' };
}

export const loadOperation = async <Called>(operation: Loadable<Called>): Promise<Called | undefined> =>
  typeof operation === 'function'
    ? (operation as () => Promise<Called>)().catch(() => undefined)
    : (operation as Called);

async function sendOnce(
  operation: AnyOperation,
  args: unknown,
  { signal, transport, account }: SendOptions,
): Promise<Answer> {
  const { method, path, body, headers: given } = callOf(operation, args as never);
  const headers = {
    accept: 'application/json',
    ...given,
    ...(transport ? {} : callerHeaders()),
    ...(account === undefined ? {} : { [headerNames.account]: account }),
  };
  let response: ServerAnswer;
  try {
    response = transport
      ? await transport.fetch(path, { method, headers, body, signal })
      : await fetch(path, { method, headers, body, credentials: 'same-origin', signal });
  } catch {
    return { error: offlineFailure };
  }
  if (!transport) noteReleases(response);
  if (!response.ok) return { error: await failureOf(operation, response) };
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    return unreadable(response);
  }
  try {
    return { data: operation.decode(answer) };
  } catch {
    if (!transport) reportUnreadable(operation.name);
    return unreadable(response);
  }
}

const secondTries = () => import('./send-when-free.ts').catch(() => undefined);

/**
 * Calls the BFF as the operation says, and decodes the answer by its schema: any error or unacceptable answer is one {@link Failure}. A call that is
 * refused for a while is sent again as the server says, if the wait is short and a repeat has no second effect.
 */
export async function send(operation: AnyOperation, args: unknown, options: SendOptions): Promise<Answer> {
  const sendNow = () => sendOnce(operation, args, options);
  const answer = await sendNow();
  // Not on the server, where a whole page would wait.
  if (!answer.error?.problem?.retryAfter || options.transport) return answer;
  const refused = { answer, operation, args, isRead: options.isRead, signal: options.signal, send: sendNow };
  return (await (await secondTries())?.sendWhenFree(refused)) ?? answer;
}
