import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { id, instant, secondFactorCode, typedText } from '../wire/primitives.ts';
import { messageResponse } from './auth.ts';
import { authenticatorAnswer, base64url, webAuthnOptions } from './sign-in.ts';

const deviceSchema = z.object({ device_id: id, user_agent: z.string(), last_used_at: instant, current: z.boolean() });
export type Device = z.infer<typeof deviceSchema>;

const passkeySchema = z.object({
  passkey_id: id,
  name: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const readSignInWays = operation({
  name: 'readSignInWays',
  readOnly: true,
  group: 'auth',
  path: '/merchant/sign-in-ways',
  access: 'merchant',
  request: z.object({}),
  response: z.object({
    devices: z.array(deviceSchema),
    passkeys: z.array(passkeySchema),
    totp: z.object({ on: z.boolean(), recovery_codes_left: z.int() }),
  }),
});

export const forgetDevice = operation({
  name: 'forgetDevice',
  group: 'auth',
  path: '/merchant/forget-device',
  access: 'merchant',
  request: z.object({ device_id: id }),
  response: z.object({ revoked: z.int() }),
  errors: ['not_found'],
});

const currentPassword = z.string().max(128);
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const beginTotp = operation({
  name: 'beginTotp',
  group: 'auth',
  path: '/merchant/totp/begin',
  access: 'merchant',
  request: z.object({ password: currentPassword }),
  response: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['invalid_credentials', 'already_exists'],
});

/** Turns two-factor sign-in on with the app's first code. The answer holds ten recovery codes, which can never be read again. */
export const confirmTotp = operation({
  name: 'confirmTotp',
  group: 'auth',
  path: '/merchant/totp/confirm',
  access: 'merchant',
  request: z.object({ code: secondFactorCode }),
  response: recoveryCodes,
  errors: ['second_factor_wrong', 'already_exists'],
});

export const renewRecoveryCodes = operation({
  name: 'renewRecoveryCodes',
  group: 'auth',
  path: '/merchant/totp/recovery-codes',
  access: 'merchant',
  request: z.object({ code: secondFactorCode }),
  response: recoveryCodes,
  errors: ['second_factor_wrong'],
});

export const turnOffTotp = operation({
  name: 'turnOffTotp',
  group: 'auth',
  path: '/merchant/totp/turn-off',
  access: 'merchant',
  request: z.object({ password: currentPassword, code: secondFactorCode }),
  response: messageResponse,
  errors: ['invalid_credentials', 'second_factor_wrong'],
});

const passkeyName = typedText().min(1).max(60);

export const beginPasskey = operation({
  name: 'beginPasskey',
  group: 'auth',
  path: '/merchant/passkey/begin',
  access: 'merchant',
  request: z.object({ password: currentPassword }),
  response: webAuthnOptions,
  errors: ['invalid_credentials'],
});

export const addPasskey = operation({
  name: 'addPasskey',
  group: 'auth',
  path: '/merchant/passkey/add',
  access: 'merchant',
  request: z.object({
    name: passkeyName,
    answer: authenticatorAnswer.extend({
      response: z.object({
        clientDataJSON: base64url(4000),
        attestationObject: base64url(16_000),
        transports: z.array(z.string().max(20)).max(10).optional(),
      }),
    }),
  }),
  response: passkeySchema,
  errors: ['passkey_refused', 'already_exists'],
});

export const renamePasskey = operation({
  name: 'renamePasskey',
  group: 'auth',
  path: '/merchant/passkey/rename',
  access: 'merchant',
  request: z.object({ passkey_id: id, name: passkeyName }),
  response: messageResponse,
  errors: ['not_found'],
});

export const removePasskey = operation({
  name: 'removePasskey',
  group: 'auth',
  path: '/merchant/passkey/remove',
  access: 'merchant',
  request: z.object({ passkey_id: id }),
  response: messageResponse,
  errors: ['not_found'],
});
