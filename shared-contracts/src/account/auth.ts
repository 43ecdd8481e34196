import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { email, merchantName, password, secondFactorCode, signInEmail } from '../wire/primitives.ts';

export const credentialsAnswer = z.object({ merchant_id: z.string(), merchant_auth_token: z.string() });

/** Who signed in. The token is not part of it: in a browser the BFF keeps it in the cookie. */
export interface SignedIn {
  merchantId: string;
}

/**
 * Accepts the answer of sign-in or registration only with a non-empty id and token after trimming (promise 5.4.1).
 * @returns id and token, or null where the call counts as failed
 */
export function acceptCredentials(body: unknown): { merchantId: string; token: string } | null {
  const answer = credentialsAnswer.safeParse(body);
  if (!answer.success) return null;
  const merchantId = answer.data.merchant_id.trim();
  const token = answer.data.merchant_auth_token.trim();
  return merchantId && token ? { merchantId, token } : null;
}

/** The BFF has checked the answer and taken the token out of it, so the browser sees the id alone. */
export const signedInAnswer = (body: unknown): SignedIn => ({
  merchantId: z.object({ merchant_id: z.string().trim().min(1) }).parse(body).merchant_id,
});

/**
 * Sign in (promises 7.3.1, 7.3.2); `code` is the second step's, where the merchant turned that on: without it the answer is
 * `second_factor_required`. Tries of browsers that never signed in before
 * are slowed by network, account and address.
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

/** Whose token it is (promises 7.4.1, 7.4.2). */
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

/** What a person types to register, and which versions of the documents they accepted. */
export interface Registration {
  merchantName: string;
  email: string;
  password: string;
  consents?: { terms: string; personal_data: string };
}

/**
 * Registration (promises 7.5.1, 7.5.2). `consents` goes from document to the version accepted, as at the checkout; a caller that knows only
 * the specification leaves it out, and nothing is recorded.
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

export const done = z.object({ message: z.string() });

/** Change of password by its owner; every other session ends. */
export const changePassword = operation({
  name: 'changePassword',
  group: 'auth',
  path: '/merchant/change-password',
  access: 'merchant',
  request: z.object({ current_password: z.string().max(128), new_password: password }),
  response: done,
  errors: ['invalid_credentials'],
});

/** Ends sessions: the present one, or all of the merchant's. */
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
  response: done,
});

/** Sets a new password by the link: once, within 30 minutes. */
export const resetPassword = operation({
  name: 'resetPassword',
  group: 'auth',
  path: '/merchant/reset-password',
  access: 'none',
  request: z.object({ token: z.string().min(1).max(200), new_password: password }),
  response: done,
  errors: ['reset_link_used'],
});
