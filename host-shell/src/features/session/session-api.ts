import { baseApi, endpointOf } from 'shared-runtime';
import { startAnew } from './start-anew.ts';

const operations = () => import('./session-operations.ts');

/** Sign-in, registration and sign-out; they make and drop the cookie, which scripts never see. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    authorize: build.mutation({ ...endpointOf(async () => (await operations()).authorize), ...startAnew }),
    register: build.mutation({ ...endpointOf(async () => (await operations()).register), ...startAnew }),
    signOut: build.mutation({ ...endpointOf(async () => (await operations()).signOut), ...startAnew }),
  }),
});

export const { useAuthorizeMutation, useRegisterMutation, useSignOutMutation } = sessionApi;
