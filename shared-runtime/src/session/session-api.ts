import type { Session, SignedIn } from 'shared-contracts';
import { baseApi, tags } from '../api/base-api.ts';
import { isFailure } from '../api/failure.ts';
import { endpointOf } from '../api/operation-endpoint.ts';
import { sessionKnown, sessionRenewed } from './session-slice.ts';

interface Lifecycle<Result> {
  dispatch: (action: ReturnType<typeof sessionRenewed | typeof sessionKnown>) => unknown;
  queryFulfilled: Promise<{ data: Result }>;
}

/** What every change of the session has in common: what was read before belongs to somebody else. */
export const startAnew = {
  // Whoever wants to leave where the session is over already has left.
  invalidatesTags: (result: unknown, error: unknown) =>
    result === undefined && !(isFailure(error) && error.code === 'unauthorized') ? [] : tags,
  async onQueryStarted(_: unknown, { dispatch, queryFulfilled }: Lifecycle<SignedIn | object>) {
    await queryFulfilled.then(
      ({ data }) => dispatch(sessionRenewed('merchantId' in data ? data.merchantId : null)),
      () => undefined,
    );
  },
};

const operations = () => import('../operations.ts');

/** Sign-in, registration and sign-out; they make and drop the cookie, which scripts never see. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readSession: build.query({
      ...endpointOf(async () => (await operations()).readSession),
      providesTags: ['Session'],
      async onQueryStarted(_: unknown, { dispatch, queryFulfilled }: Lifecycle<Session>) {
        await queryFulfilled.then(
          ({ data }) => dispatch(sessionKnown(data.merchantId)),
          () => undefined,
        );
      },
    }),
    authorize: build.mutation({ ...endpointOf(async () => (await operations()).authorize), ...startAnew }),
    register: build.mutation({ ...endpointOf(async () => (await operations()).register), ...startAnew }),
    signOut: build.mutation({ ...endpointOf(async () => (await operations()).signOut), ...startAnew }),
  }),
});

export const { useAuthorizeMutation, useRegisterMutation, useSignOutMutation } = sessionApi;
