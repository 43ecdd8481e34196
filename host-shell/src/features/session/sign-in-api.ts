import { askSignInLink, beginPasskeySignIn, signInByLink, signInByPasskey } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';
import { startAnew } from './start-anew.ts';

/** Ways to sign in without a password. */
const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askSignInLink: build.mutation(endpointOf(askSignInLink)),
    signInByLink: build.mutation({ ...endpointOf(signInByLink), ...startAnew }),
    beginPasskeySignIn: build.mutation(endpointOf(beginPasskeySignIn)),
    signInByPasskey: build.mutation({ ...endpointOf(signInByPasskey), ...startAnew }),
  }),
});

export const {
  useAskSignInLinkMutation,
  useSignInByLinkMutation,
  useBeginPasskeySignInMutation,
  useSignInByPasskeyMutation,
} = signInApi;
