import type { Session } from 'shared-contracts';
import { baseApi } from '../api/base-api.ts';
import { endpointOf } from '../api/operation-endpoint.ts';
import { sessionKnown } from '../session/session-slice.ts';

interface Lifecycle {
  dispatch: (action: ReturnType<typeof sessionKnown>) => unknown;
  queryFulfilled: Promise<{ data: Session }>;
}

const operations = () => import('../operations.ts');

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readSession: build.query({
      ...endpointOf(async () => (await operations()).readSession),
      providesTags: ['Session'],
      async onQueryStarted(_: unknown, { dispatch, queryFulfilled }: Lifecycle) {
        await queryFulfilled.then(
          ({ data }) => dispatch(sessionKnown(data.merchantId)),
          () => undefined,
        );
      },
    }),
  }),
});
