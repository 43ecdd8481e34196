import type { AnyOperation } from 'shared-contracts';
import type { Context } from '../context.ts';
import { callOperation, jsonOf } from '../upstream/client.ts';
import { causeOf } from '../upstream/failures.ts';
import type { Visit } from '../visit.ts';

interface ServiceAnswer {
  status: number;
  body: unknown;
}

/** @returns the service's answer; null where it gave none, or could not handle the call now */
export async function callService(
  { upstreams, config, noteFailure }: Pick<Context, 'upstreams' | 'config' | 'noteFailure'>,
  { requestId, address }: Visit,
  operation: AnyOperation,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<ServiceAnswer | null> {
  const { group } = operation;
  const { call: timeLimit } = config.timeLimits;
  try {
    const answer = await callOperation(upstreams, operation, { requestId, address, headers, body, timeLimit });
    const { status } = answer;
    if (status >= 500) noteFailure({ requestId, group, status });
    return status >= 500 || status === 429 ? null : { status, body: jsonOf(answer.body) };
  } catch (error) {
    noteFailure({ requestId, group, cause: causeOf(error) });
    return null;
  }
}
