import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { email } from '../wire/primitives.ts';
import { messageResponse } from './auth.ts';

const awaitedEmailSchema = z.object({ email: z.string(), link_expired: z.boolean() });
export type AwaitedEmail = z.infer<typeof awaitedEmailSchema>;

export const readEmailChange = operation({
  name: 'readEmailChange',
  readOnly: true,
  group: 'auth',
  path: '/merchant/email-change',
  access: 'merchant',
  request: z.object({}),
  response: z.object({ email: z.string(), awaited: awaitedEmailSchema.nullable() }),
});

export const changeEmail = operation({
  name: 'changeEmail',
  group: 'auth',
  path: '/merchant/change-email',
  access: 'merchant',
  request: z.object({ new_email: email, password: z.string().max(128) }),
  response: messageResponse,
  errors: ['invalid_credentials'],
});

export const resendEmailChange = operation({
  name: 'resendEmailChange',
  group: 'auth',
  path: '/merchant/resend-email-change',
  access: 'merchant',
  request: z.object({}),
  response: messageResponse,
  errors: ['not_found'],
});

export const cancelEmailChange = operation({
  name: 'cancelEmailChange',
  group: 'auth',
  path: '/merchant/cancel-email-change',
  access: 'merchant',
  request: z.object({}),
  response: messageResponse,
});

/** Changes the e-mail by the link in the mail, which works once, within 30 minutes. All sessions end except the one that asked for the change. */
export const confirmEmail = operation({
  name: 'confirmEmail',
  group: 'auth',
  path: '/merchant/confirm-email',
  access: 'none',
  request: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ email: z.string() }),
  errors: ['email_link_used'],
});
