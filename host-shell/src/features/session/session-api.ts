import { baseApi, endpointOf } from 'shared-runtime';
import { sessionChange } from './session-change.ts';

const operations = () => import('./session-operations.ts');

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    authorize: build.mutation({ ...endpointOf(async () => (await operations()).authorize), ...sessionChange }),
    register: build.mutation({ ...endpointOf(async () => (await operations()).register), ...sessionChange }),
    signOut: build.mutation({ ...endpointOf(async () => (await operations()).signOut), ...sessionChange }),
  }),
});

export const { useAuthorizeMutation, useRegisterMutation, useSignOutMutation } = sessionApi;
