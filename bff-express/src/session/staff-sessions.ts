import { LRUCache } from 'lru-cache';
import { headerNames, readStaffSession } from 'shared-contracts';
import { z } from 'zod';
import { keyOfToken } from '../cookies/session-cookie.ts';
import type { Upstreams } from '../upstream/upstreams.ts';
import { type Bearer, fetchSession, type Lookup } from './fetch-session.ts';

const maxKnown = 1_000;
const schema = z.object({ staff_id: z.string() });

export interface StaffSessions {
  recall(token: string): string | undefined;
  find(token: string, bearer: Bearer): Promise<Lookup<z.infer<typeof schema>>>;
}

export function createStaffSessions(upstreams: Upstreams, timeLimit: number): StaffSessions {
  const known = new LRUCache<string, string>({ max: maxKnown });
  return {
    recall: (token) => known.get(keyOfToken(token)),
    async find(token, bearer) {
      const headers = { [headerNames.staff]: token };
      const lookup = await fetchSession(upstreams, bearer, { operation: readStaffSession, schema, headers, timeLimit });
      if (lookup.session) known.set(keyOfToken(token), lookup.session.staff_id);
      return lookup;
    },
  };
}
