import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { email, merchantName, password, secondFactorCode, signInEmail } from '../wire/primitives.ts';

export const credentialsAnswer = z.object({ merchant_id: z.string(), merchant_auth_token: z.string() });

export interface SignedIn {
  merchantId: string;
}

/**
 * Accepts the answer of sign-in or registration only with a non-empty id and token after trimming.
 * @returns id and token, or null where the call counts as failed
 */
export function parseCredentials(body: unknown): { merchantId: string; token: string } | null {
  const answer = credentialsAnswer.safeParse(body);
  if (!answer.success) return null;
  const merchantId = answer.data.merchant_id.trim();
  const token = answer.data.merchant_auth_token.trim();
  return merchantId && token ? { merchantId, token } : null;
}

/** Reads the answer in the browser. It has no token, since the BFF has moved that into the cookie. */
export const signedInAnswer = (body: unknown): SignedIn => ({
  merchantId: z.object({ merchant_id: z.string().trim().min(1) }).parse(body).merchant_id,
});

/**
 * Without `code`, a merchant with two-factor sign-in gets `second_factor_required`. Attempts from unknown browsers are throttled by network, account
 * and address.
 */
export const authorize = operation({
  name: 'authorize',
  group: 'auth',
  path: '/merchant/authorize',
  access: 'none',
  request: z.object({ email: signInEmail, password: z.string().max(128), code: secondFactorCode.optional() }),
  response: credentialsAnswer,
  errors: ['invalid_credentials', 'second_factor_required', 'second_factor_wrong'],
  decode: signedInAnswer,
});

export const identifyToken = operation({
  name: 'identifyToken',
  group: 'auth',
  path: '/merchant/token-identification',
  access: 'none',
  request: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ merchant_id: z.string() }),
  errors: ['unauthorized'],
  decode: (body) => ({ merchantId: z.object({ merchant_id: z.string().trim().min(1) }).parse(body).merchant_id }),
});

const acceptedVersion = z.string().max(20).optional();

export interface Registration {
  merchantName: string;
  email: string;
  password: string;
  consents?: { terms: string; personal_data: string };
}

/**
 * `consents` maps each document to the accepted version; callers that know only the specification leave it out, and
 * nothing is recorded.
 */
export const register = operation({
  name: 'register',
  group: 'auth',
  path: '/merchant/register',
  access: 'none',
  request: z.object({
    merchant_name: merchantName,
    email,
    password,
    consents: z.object({ terms: acceptedVersion, personal_data: acceptedVersion }).optional(),
  }),
  response: credentialsAnswer.extend({ message: z.string() }),
  errors: ['name_taken', 'email_taken', 'consent_outdated'],
  encode: ({ merchantName, ...rest }: Registration) => ({ merchant_name: merchantName, ...rest }),
  decode: signedInAnswer,
});

export const messageResponse = z.object({ message: z.string() });

export const changePassword = operation({
  name: 'changePassword',
  group: 'auth',
  path: '/merchant/change-password',
  access: 'merchant',
  request: z.object({ current_password: z.string().max(128), new_password: password }),
  response: messageResponse,
  errors: ['invalid_credentials'],
});

export const revokeSessions = operation({
  name: 'revokeSessions',
  readOnly: true,
  group: 'auth',
  path: '/merchant/revoke-sessions',
  access: 'merchant',
  request: z.object({ scope: z.enum(['current', 'others', 'all']).default('all') }),
  response: z.object({ revoked: z.int() }),
});

/** Asks for a one-use link; answers the same whether the account exists or not. */
export const forgotPassword = operation({
  name: 'forgotPassword',
  group: 'auth',
  path: '/merchant/forgot-password',
  access: 'none',
  request: z.object({ email }),
  response: messageResponse,
});

export const resetPassword = operation({
  name: 'resetPassword',
  group: 'auth',
  path: '/merchant/reset-password',
  access: 'none',
  request: z.object({ token: z.string().min(1).max(200), new_password: password }),
  response: messageResponse,
  errors: ['reset_link_used'],
});
