import { baseApi, tags } from '../api/base-api.ts';
import { endpointOf } from '../api/operation-endpoint.ts';
import { sessionRenewed } from './session-slice.ts';

interface Lifecycle {
  dispatch: (action: ReturnType<typeof sessionRenewed>) => unknown;
  queryFulfilled: Promise<unknown>;
}

/** What every change of the session has in common: what was read before belongs to somebody else. */
const startAnew = {
  invalidatesTags: (result: unknown) => (result === undefined ? [] : tags),
  async onQueryStarted(_: unknown, { dispatch, queryFulfilled }: Lifecycle) {
    await queryFulfilled.then(
      () => dispatch(sessionRenewed()),
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
    }),
    authorize: build.mutation({ ...endpointOf(async () => (await operations()).authorize), ...startAnew }),
    register: build.mutation({ ...endpointOf(async () => (await operations()).register), ...startAnew }),
    signOut: build.mutation({ ...endpointOf(async () => (await operations()).signOut), ...startAnew }),
  }),
});

export const { useAuthorizeMutation, useRegisterMutation, useSignOutMutation } = sessionApi;
