import {
  bffPath,
  listRemotes,
  pinRemote,
  promoteRemote,
  readReleaseTelemetry,
  type registryAnswerSchema,
  type TelemetryPeriod,
  takeRemoteBack,
} from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';
import { type Module, modulesOf } from './modules.ts';

interface Modules {
  modules: Module[];
  refusedReports: number;
}

type Served = (typeof registryAnswerSchema)['_output'];

const offline = { kind: 'offline', code: 'offline', requestId: '' } as const;

const readServed = (): Promise<Served | undefined> =>
  fetch(`${bffPath}/registry`).then(
    async (answer) => (answer.ok ? ((await answer.json()) as Served) : undefined),
    () => undefined,
  );

const remotesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readModules: build.query<Modules, TelemetryPeriod>({
      async queryFn(period, _api, _options, call) {
        const [served, telemetry, registered] = await Promise.all([
          readServed(),
          call(endpointOf(readReleaseTelemetry).query({ period })),
          call(endpointOf(listRemotes).query({})),
        ]);
        if (telemetry.error) return { error: telemetry.error };
        if (registered.error) return { error: registered.error };
        if (!served) return { error: offline };
        const { releases, refused_reports } = telemetry.data as (typeof readReleaseTelemetry.response)['_output'];
        const { containers } = registered.data as (typeof listRemotes.response)['_output'];
        return {
          data: { modules: modulesOf({ served, releases, registered: containers }), refusedReports: refused_reports },
        };
      },
      providesTags: ['Platform'],
    }),
    promoteRemote: build.mutation({ ...endpointOf(promoteRemote), invalidatesTags: ['Platform'] }),
    takeRemoteBack: build.mutation({ ...endpointOf(takeRemoteBack), invalidatesTags: ['Platform'] }),
    pinRemote: build.mutation({ ...endpointOf(pinRemote), invalidatesTags: ['Platform'] }),
  }),
});

export const { useReadModulesQuery, usePromoteRemoteMutation, useTakeRemoteBackMutation, usePinRemoteMutation } =
  remotesApi;
