import { askSignInLink, beginPasskeySignIn, signInByLink, signInByPasskey } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';
import { sessionChange } from './session-change.ts';

/** Ways to sign in without a password. */
const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askSignInLink: build.mutation(endpointOf(askSignInLink)),
    signInByLink: build.mutation({ ...endpointOf(signInByLink), ...sessionChange }),
    beginPasskeySignIn: build.mutation(endpointOf(beginPasskeySignIn)),
    signInByPasskey: build.mutation({ ...endpointOf(signInByPasskey), ...sessionChange }),
  }),
});

export const {
  useAskSignInLinkMutation,
  useSignInByLinkMutation,
  useBeginPasskeySignInMutation,
  useSignInByPasskeyMutation,
} = signInApi;
