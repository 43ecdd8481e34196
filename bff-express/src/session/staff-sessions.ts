import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { headerNames, readStaffSession } from 'shared-contracts';
import { z } from 'zod';
import { callUpstream, jsonOf } from '../upstream/client.ts';
import type { Upstreams } from '../upstream/upstreams.ts';

export interface StaffSessions {
  recall(token: string): string | undefined;
  find(token: string, bearer: { requestId: string; address: string }): Promise<string | undefined>;
}

const maxKnown = 1_000;
const answer = z.object({ staff_id: z.string() });

export function createStaffSessions(upstreams: Upstreams, timeLimit: number): StaffSessions {
  const known = new LRUCache<string, string>({ max: maxKnown });
  // The token itself is kept nowhere.
  const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64');
  return {
    recall: (token) => known.get(keyOf(token)),
    async find(token, { requestId, address }) {
      try {
        const { status, body } = await callUpstream(upstreams[readStaffSession.group], {
          method: readStaffSession.method,
          path: readStaffSession.path,
          headers: {
            accept: 'application/json',
            [headerNames.staff]: token,
            [headerNames.requestId]: requestId,
            'x-forwarded-for': address,
          },
          timeLimit,
        });
        const id = status === 200 ? answer.safeParse(jsonOf(body)).data?.staff_id : undefined;
        if (id !== undefined) known.set(keyOf(token), id);
        return id;
      } catch {
        return undefined;
      }
    },
  };
}
