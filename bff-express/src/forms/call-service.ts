import { type AnyOperation, headerNames } from 'shared-contracts';
import type { Context } from '../context.ts';
import { callUpstream, jsonOf } from '../upstream/client.ts';
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
  { group, method, path }: AnyOperation,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<ServiceAnswer | null> {
  try {
    const answer = await callUpstream(upstreams[group], {
      method,
      path,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        [headerNames.requestId]: requestId,
        'x-forwarded-for': address,
        ...headers,
      },
      body: Buffer.from(JSON.stringify(body)),
      timeLimit: config.timeLimits.call,
    });
    const { status } = answer;
    if (status >= 500) noteFailure({ requestId, group, status });
    return status >= 500 || status === 429 ? null : { status, body: jsonOf(answer.body) };
  } catch (error) {
    noteFailure({ requestId, group, cause: causeOf(error) });
    return null;
  }
}
