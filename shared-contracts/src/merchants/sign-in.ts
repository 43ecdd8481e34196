import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { email, secondFactorCode } from '../wire/primitives.ts';
import { credentialsAnswer, messageResponse, signedInAnswer } from './auth.ts';

export const askSignInLink = operation({
  name: 'askSignInLink',
  group: 'auth',
  path: '/merchant/ask-sign-in-link',
  access: 'none',
  request: z.object({ email }),
  response: messageResponse,
});

/** Signs in by the link in the mail, which works once, within 30 minutes. A call that still lacks its code does not use the link up. */
export const signInByLink = operation({
  name: 'signInByLink',
  group: 'auth',
  path: '/merchant/sign-in-by-link',
  access: 'none',
  request: z.object({ token: z.string().min(1).max(200), code: secondFactorCode.optional() }),
  response: credentialsAnswer,
  errors: ['sign_in_link_used', 'second_factor_required', 'second_factor_wrong'],
  decode: signedInAnswer,
});

export const webAuthnOptions = z.object({ options: z.record(z.string(), z.unknown()) });

export const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .max(max);

export const authenticatorAnswer = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
});

export const beginPasskeySignIn = operation({
  name: 'beginPasskeySignIn',
  group: 'auth',
  path: '/merchant/begin-passkey-sign-in',
  access: 'none',
  request: z.object({}),
  response: webAuthnOptions,
});

export const signInByPasskey = operation({
  name: 'signInByPasskey',
  group: 'auth',
  path: '/merchant/sign-in-by-passkey',
  access: 'none',
  request: authenticatorAnswer.extend({
    response: z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      // Post-quantum signatures (ML-DSA) are kilobytes long.
      signature: base64url(8000),
      userHandle: base64url(100).optional(),
    }),
  }),
  response: credentialsAnswer,
  errors: ['passkey_refused'],
  decode: signedInAnswer,
});
