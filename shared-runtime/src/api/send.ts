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

/** An operation of the contracts by what a screen passes and gets; types of calls come from it. */
export type Typed<Args, Result> = Operation<z.ZodType, z.ZodType, Args, Result>;

/** An operation, or how to load it: its schemas are many, and a page that comes with its data need not bring them. */
export type Loadable<Called = AnyOperation> = Called | (() => Promise<Called>);

/** What answers calls: the browser's `fetch`, or on the server one that stays inside the process. */
export interface Transport {
  fetch: ServerFetch;
}

/** How a call goes out. */
interface Way {
  /** The call may be given up. */
  signal: AbortSignal;
  /** It changes nothing. */
  isRead: boolean;
  /** Id of the account that the page is of, where the call is made in its name. */
  account?: string | undefined;
  transport?: Transport | undefined;
}

/** No answer came. */
export const offline: Failure = { kind: 'offline', code: 'offline', requestId: '' };

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

/** The operation itself; undefined where its description does not come, which is as good as an answer that does not. */
export const loaded = async <Called>(operation: Loadable<Called>): Promise<Called | undefined> =>
  typeof operation === 'function'
    ? (operation as () => Promise<Called>)().catch(() => undefined)
    : (operation as Called);

async function sendOnce(operation: AnyOperation, args: unknown, { signal, transport, account }: Way): Promise<Answer> {
  const { method, path, body, headers: own } = callOf(operation, args as never);
  const headers = {
    accept: 'application/json',
    ...own,
    ...(transport ? {} : callerHeaders()),
    ...(account === undefined ? {} : { [headerNames.account]: account }),
  };
  let response: ServerAnswer;
  try {
    response = transport
      ? await transport.fetch(path, { method, headers, body, signal })
      : await fetch(path, { method, headers, body, credentials: 'same-origin', signal });
  } catch {
    return { error: offline };
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

/** Undefined where it does not come: the first answer stands. */
const secondTries = () => import('./retry-after.ts').catch(() => undefined);

/**
 * Calls the BFF as the operation says, and reads the answer by its rules: any error or unacceptable answer is one {@link Failure}. A call that
 * is refused for a while is sent again as the server tells, where nobody waits long and nothing is done twice.
 */
export async function send(operation: AnyOperation, args: unknown, way: Way): Promise<Answer> {
  const sendNow = () => sendOnce(operation, args, way);
  const answer = await sendNow();
  // Only a person waits; on the server the page does, for whom a second is much.
  if (!answer.error?.problem?.retryAfter || way.transport) return answer;
  const refused = { answer, operation, args, isRead: way.isRead, signal: way.signal, send: sendNow };
  return (await (await secondTries())?.sendWhenFree(refused)) ?? answer;
}
