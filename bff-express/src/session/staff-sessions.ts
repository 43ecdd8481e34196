import { LRUCache } from 'lru-cache';
import { type ErrorCode, headerNames, readStaffSession } from 'shared-contracts';
import { z } from 'zod';
import { keyOfToken } from '../cookies/session-cookie.ts';
import { faultOf } from '../upstream/answers.ts';
import { callOperation, jsonOf } from '../upstream/client.ts';
import { codeOfFailure } from '../upstream/failures.ts';
import type { Upstreams } from '../upstream/upstreams.ts';
import type { Visit } from '../visit.ts';

/** `null` is a session that has ended. */
type StaffLookup = { staffId: string | null; failure?: undefined } | { staffId?: undefined; failure: ErrorCode };

export interface StaffSessions {
  recall(token: string): string | undefined;
  find(token: string, bearer: Pick<Visit, 'requestId' | 'address'>): Promise<StaffLookup>;
}

const maxKnown = 1_000;
const answer = z.object({ staff_id: z.string() });

export function createStaffSessions(upstreams: Upstreams, timeLimit: number): StaffSessions {
  const known = new LRUCache<string, string>({ max: maxKnown });
  return {
    recall: (token) => known.get(keyOfToken(token)),
    async find(token, { requestId, address }) {
      try {
        const { status, headers, body } = await callOperation(upstreams, readStaffSession, {
          requestId,
          address,
          headers: { [headerNames.staff]: token },
          timeLimit,
        });
        if (status === 401) return { staffId: null };
        const fault = faultOf(status, headers['content-type'], 'json');
        const staffId = status === 200 && !fault ? answer.safeParse(jsonOf(body)).data?.staff_id : undefined;
        if (staffId === undefined) return { failure: fault ?? (status >= 500 ? 'unavailable' : 'upstream_failed') };
        known.set(keyOfToken(token), staffId);
        return { staffId };
      } catch (error) {
        return { failure: codeOfFailure(error) };
      }
    },
  };
}
