import { askSignInLink, beginPasskeySignIn, signInByLink, signInByPasskey, signInByTelegram } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';
import { sessionChange } from './session-change.ts';

const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askSignInLink: build.mutation(endpointOf(askSignInLink)),
    signInByLink: build.mutation({ ...endpointOf(signInByLink), ...sessionChange }),
    signInByTelegram: build.mutation({ ...endpointOf(signInByTelegram), ...sessionChange }),
    beginPasskeySignIn: build.mutation(endpointOf(beginPasskeySignIn)),
    signInByPasskey: build.mutation({ ...endpointOf(signInByPasskey), ...sessionChange }),
  }),
});

export const {
  useAskSignInLinkMutation,
  useSignInByLinkMutation,
  useSignInByTelegramMutation,
  useBeginPasskeySignInMutation,
  useSignInByPasskeyMutation,
} = signInApi;
