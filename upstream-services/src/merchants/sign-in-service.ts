import { audit } from '../audit/index.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Origin } from '../http/bind.ts';
import { hashSecret } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { findAccount } from './account-repository.ts';
import { isKnownDevice } from './device-repository.ts';
import { networkOf } from './networks.ts';
import { checkPassword } from './passwords.ts';
import { countTry, forgetTries, type Tried, takeTryBack } from './rate-limits.ts';
import { openSession, type SignedIn } from './sessions.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** What a try to sign in counts as: of a known device its own tries alone, so that no stranger's tries slow it. */
interface Counted {
  own: Tried;
  shared: Tried[];
}

async function countedOf(context: AppContext, email: string, { device, address }: Origin): Promise<Counted> {
  const hash = device === null ? null : hashSecret(device);
  if (hash && (await isKnownDevice(context.db, email, hash, context.now()))) {
    return { own: ['signInByDevice', `${hash.toString('base64url')} ${email}`], shared: [] };
  }
  return {
    own: ['signInFromNetwork', `${networkOf(address)} ${email}`],
    shared: [
      ['signInAtAccount', email],
      ['signInByAddress', address],
    ],
  };
}

/**
 * Signs in. An unknown e-mail takes as long as a wrong password.
 * @throws Refusal invalid_credentials, rate_limited, unavailable
 */
export async function signIn(context: AppContext, input: Credentials, from: Origin): Promise<SignedIn> {
  const email = input.email.trim().toLowerCase();
  const { own, shared } = await countedOf(context, email, from);
  await countTry(context, own, ...shared);
  const account = await findAccount(context.db, email);
  const matches = await checkPassword(account?.password_hash, input.password, from.address);
  if (!account) throw new Refusal('invalid_credentials');
  const merchantId = account.merchant_id;
  const line = { merchantId, actor: 'merchant', from } as const;
  if (!matches) {
    await audit(context.db, { ...line, kind: 'sign_in_failed' });
    throw new Refusal('invalid_credentials');
  }
  await forgetTries(context, own);
  await takeTryBack(context, ...shared);
  return inTransaction(context, async (trx) => {
    await audit(trx, { ...line, actorId: merchantId, kind: 'signed_in', became: 'password' });
    return openSession(context, trx, merchantId, from);
  });
}
