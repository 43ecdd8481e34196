import type { AnyOperation, ErrorCode } from 'shared-contracts';
import type { z } from 'zod';
import { faultOf } from '../upstream/answers.ts';
import { callOperation, jsonOf } from '../upstream/client.ts';
import { codeOfFailure } from '../upstream/failures.ts';
import type { Upstreams } from '../upstream/upstreams.ts';
import type { Visit } from '../visit.ts';

/** `null` is a session that has ended. */
export type Lookup<Session> =
  | { session: Session; failure?: undefined }
  | { session: null; failure?: undefined }
  | { session?: undefined; failure: ErrorCode };

/** From the request that brings the token. */
export type Bearer = Pick<Visit, 'requestId' | 'address'>;

interface SessionRead<Session> {
  operation: Pick<AnyOperation, 'group' | 'method' | 'path'>;
  schema: z.ZodType<Session>;
  headers: Record<string, string>;
  timeLimit: number;
}

export async function fetchSession<Session>(
  upstreams: Upstreams,
  { requestId, address }: Bearer,
  { operation, schema, ...sent }: SessionRead<Session>,
): Promise<Lookup<Session>> {
  try {
    const { status, headers, body } = await callOperation(upstreams, operation, { requestId, address, ...sent });
    if (status === 401) return { session: null };
    const fault = faultOf(status, headers['content-type'], 'json');
    const session = status === 200 && !fault ? schema.safeParse(jsonOf(body)).data : undefined;
    return session ? { session } : { failure: fault ?? (status >= 500 ? 'unavailable' : 'upstream_failed') };
  } catch (error) {
    return { failure: codeOfFailure(error) };
  }
}
