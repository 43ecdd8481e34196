import { registrationConsentVersions } from 'shared-contracts';
import { audit } from '../audit/index.ts';
import { consentsOf } from '../consents.ts';
import type { AppContext } from '../context.ts';
import { brokenUnique } from '../db/errors.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Origin } from '../http/bind.ts';
import { newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { findAccount, insertMerchant } from './account-repository.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { countTry, type Tried, takeTryBack } from './rate-limits.ts';
import { openSession } from './sessions.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Answered by sign-in and registration, in the wire's words. */
interface SignedIn {
  merchant_id: string;
  merchant_auth_token: string;
}

const taken: Record<string, 'email_taken' | 'name_taken'> = {
  accounts_email: 'email_taken',
  shop_names_name: 'name_taken',
};

/**
 * Opens an account with a shop, and signs in.
 * @throws Refusal name_taken, email_taken, consent_outdated, rate_limited
 */
export async function register(
  context: AppContext,
  input: Credentials & {
    name: string;
    consents: { [Document in keyof typeof registrationConsentVersions]?: string | undefined };
  },
  from: Origin,
): Promise<SignedIn> {
  await countTry(context, ['registerByAddress', from.address]);
  const consents = consentsOf(input.consents, registrationConsentVersions, context.now(), from);
  const merchantId = newId();
  const email = input.email.toLowerCase();
  const account = { merchant_id: merchantId, email, password_hash: await hashPassword(input.password) };
  try {
    return await inTransaction(context, async (trx) => {
      await insertMerchant(trx, { ...account, name: input.name, consents }, context.now());
      await audit(trx, { merchantId, actor: 'merchant', actorId: merchantId, kind: 'registered', from });
      return { merchant_id: merchantId, merchant_auth_token: await openSession(context, trx, merchantId) };
    });
  } catch (error) {
    const code = taken[brokenUnique(error) ?? ''];
    throw code ? new Refusal(code) : error;
  }
}

/**
 * Signs in. An unknown e-mail takes as long as a wrong password.
 * @throws Refusal invalid_credentials, rate_limited
 */
export async function signIn(context: AppContext, input: Credentials, from: Origin): Promise<SignedIn> {
  const email = input.email.trim().toLowerCase();
  const tried: Tried[] = [
    ['signInByAddress', from.address],
    ['signInByAccount', email],
  ];
  await countTry(context, ...tried);
  const account = await findAccount(context.db, email);
  const matches = await checkPassword(account?.password_hash, input.password);
  if (!account) throw new Refusal('invalid_credentials');
  const merchantId = account.merchant_id;
  const line = { merchantId, actor: 'merchant', from } as const;
  if (!matches) {
    await audit(context.db, { ...line, kind: 'sign_in_failed' });
    throw new Refusal('invalid_credentials');
  }
  await takeTryBack(context, ...tried);
  return inTransaction(context, async (trx) => {
    await audit(trx, { ...line, actorId: merchantId, kind: 'signed_in' });
    return { merchant_id: merchantId, merchant_auth_token: await openSession(context, trx, merchantId) };
  });
}
