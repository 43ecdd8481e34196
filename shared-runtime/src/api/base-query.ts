import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import {
  type AnyOperation,
  callOf,
  headerNames,
  problemSchema,
  type ServerAnswer,
  type ServerFetch,
} from 'shared-contracts';
import { sessionExpired } from '../session/session-slice.ts';
import type { Failure } from './failure.ts';

/** What an endpoint hands to the base query: an operation and what a screen passed. */
export interface OperationCall {
  operation: AnyOperation;
  args: unknown;
}

/** What answers calls: the browser's `fetch`, or on the server one that stays inside the process. */
export interface Transport {
  fetch: ServerFetch;
}

async function failureOf(response: ServerAnswer): Promise<Failure> {
  const requestId = response.headers.get(headerNames.requestId) ?? '';
  const parsed = problemSchema.safeParse(await response.json().catch(() => null));
  if (!parsed.success) return { kind: 'answer', code: 'internal', requestId };
  return { kind: 'problem', code: parsed.data.code, problem: parsed.data, requestId: parsed.data.requestId };
}

/** Calls the BFF as the operation says, and reads the answer by its rules: any error or unacceptable answer is one {@link Failure}. */
export const baseQuery: BaseQueryFn<OperationCall, unknown, Failure> = async ({ operation, args }, api) => {
  const call = callOf(operation, args as never);
  const { method, path, body } = call;
  const headers = { accept: 'application/json', ...call.headers };
  const transport = api.extra as Transport | undefined;
  let response: ServerAnswer;
  try {
    response = transport
      ? await transport.fetch(path, { method, headers, body, signal: api.signal })
      : await fetch(path, { method, headers, body, credentials: 'same-origin', signal: api.signal });
  } catch {
    return { error: { kind: 'offline', code: 'offline', requestId: '' } };
  }
  if (!response.ok) {
    const error = await failureOf(response);
    if (error.code === 'unauthorized' && operation.name !== 'readSession') api.dispatch(sessionExpired());
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
