import { z } from 'zod';
import { credentialsAnswer, done, signedInAnswer } from './auth.ts';
import { operation } from './operation.ts';
import { email } from './primitives.ts';

/** Asks for a one-use link that signs in; answers the same whether the account exists or not. */
export const askSignInLink = operation({
  name: 'askSignInLink',
  summary: 'Send a link that signs in',
  group: 'auth',
  path: '/merchant/ask-sign-in-link',
  access: 'none',
  request: z.object({ email }),
  response: done,
});

/** Signs in by the link of the mail: once, within 30 minutes. */
export const signInByLink = operation({
  name: 'signInByLink',
  summary: 'Sign in by a mailed link',
  group: 'auth',
  path: '/merchant/sign-in-by-link',
  access: 'none',
  request: z.object({ token: z.string().min(1).max(200) }),
  response: credentialsAnswer,
  errors: ['sign_in_link_used'],
  decode: signedInAnswer,
});
