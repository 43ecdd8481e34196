import { LRUCache } from 'lru-cache';
import { headerNames, readStaffSession } from 'shared-contracts';
import { z } from 'zod';
import { keyOfToken } from '../cookies/session-cookie.ts';
import { callOperation, jsonOf } from '../upstream/client.ts';
import type { Upstreams } from '../upstream/upstreams.ts';
import type { Visit } from '../visit.ts';

export interface StaffSessions {
  recall(token: string): string | undefined;
  find(token: string, bearer: Pick<Visit, 'requestId' | 'address'>): Promise<string | undefined>;
}

const maxKnown = 1_000;
const answer = z.object({ staff_id: z.string() });

export function createStaffSessions(upstreams: Upstreams, timeLimit: number): StaffSessions {
  const known = new LRUCache<string, string>({ max: maxKnown });
  return {
    recall: (token) => known.get(keyOfToken(token)),
    async find(token, { requestId, address }) {
      try {
        const { status, body } = await callOperation(upstreams, readStaffSession, {
          requestId,
          address,
          headers: { [headerNames.staff]: token },
          timeLimit,
        });
        const id = status === 200 ? answer.safeParse(jsonOf(body)).data?.staff_id : undefined;
        if (id !== undefined) known.set(keyOfToken(token), id);
        return id;
      } catch {
        return undefined;
      }
    },
  };
}
