import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { type AnyOperation, callOf, headerNames, type ServerAnswer, type ServerFetch } from 'shared-contracts';
import { sessionExpired } from '../session/session-slice.ts';
import type { Failure } from './failure.ts';

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
  if (problem) return { kind: 'problem', code: problem.code, problem, requestId: problem.requestId };
  return { kind: 'answer', code: 'internal', requestId: response.headers.get(headerNames.requestId) ?? '' };
}

const loaded = async (operation: OperationCall['operation']): Promise<AnyOperation> =>
  typeof operation === 'function' ? operation() : operation;

/** Calls the BFF as the operation says, and reads the answer by its rules: any error or unacceptable answer is one {@link Failure}. */
export const baseQuery: BaseQueryFn<OperationCall, unknown, Failure, CallOptions> = async (call, api, options) => {
  const { operation: wanted, args } = call;
  const transport = api.extra as Transport | undefined;
  // A description that does not come is as good as an answer that does not.
  const operation = await loaded(wanted).catch(() => undefined);
  if (!operation) return { error: offline };
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
  if (!response.ok) {
    const error = await failureOf(operation, response);
    const isSaid = operation.name !== 'readSession' && !options?.background;
    if (error.code === 'unauthorized' && isSaid) api.dispatch(sessionExpired());
    return { error };
  }
  try {
    return { data: operation.decode(await response.json()) };
  } catch {
    return {
      error: { kind: 'answer', code: 'internal', requestId: response.headers.get(headerNames.requestId) ?? '' },
    };
  }
};
