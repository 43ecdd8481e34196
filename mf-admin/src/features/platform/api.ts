import { bffPath, dropDeadJobs, type Group, operationGroups, readPlatform, runDeadJobs } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

type Health = 'ok' | 'silent' | 'full';

interface Served {
  health: Record<Group, Health>;
  releases: { name: string; version: string }[];
}

const stateIn = (detail: string, group: Group): Health => {
  if (detail.includes(`group ${group} does not answer`)) return 'silent';
  return detail.includes(`group ${group} has no room`) ? 'full' : 'ok';
};

async function readServed(): Promise<Served> {
  const ask = async (path: string) => (await fetch(`${bffPath}${path}`)).json();
  const [ready, registry] = await Promise.all([ask('/readyz'), ask('/registry')]);
  const detail = String((ready as { detail?: string }).detail ?? '');
  return {
    health: Object.fromEntries(operationGroups.map((group) => [group, stateIn(detail, group)])) as Served['health'],
    releases: (registry as { containers: Served['releases'] }).containers,
  };
}

const platformApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readPlatform: build.query({ ...endpointOf(readPlatform), providesTags: ['Platform'] }),
    readServed: build.query<Served, void>({
      queryFn: () =>
        readServed().then(
          (data) => ({ data }),
          () => ({ error: { kind: 'offline', code: 'offline', requestId: '' } }),
        ),
      providesTags: ['Platform'],
    }),
    runDeadJobs: build.mutation({ ...endpointOf(runDeadJobs), invalidatesTags: ['Platform'] }),
    dropDeadJobs: build.mutation({ ...endpointOf(dropDeadJobs), invalidatesTags: ['Platform'] }),
  }),
});

export const { useReadPlatformQuery, useReadServedQuery, useRunDeadJobsMutation, useDropDeadJobsMutation } =
  platformApi;
