import { registrationConsentVersions } from 'shared-contracts';
import { audit } from '../audit/index.ts';
import { newId } from '../common/ids.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { violatedUniqueConstraint } from '../db/errors.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Origin } from '../http/bind.ts';
import { enforceRateLimit, type RateLimitKey, refundRateLimit } from '../limits/index.ts';
import { insertMerchant } from './account-repository.ts';
import { consentsOf } from './consents.ts';
import { requireUnguessable } from './guessable.ts';
import { hashPassword } from './passwords.ts';
import { openSession, type SignedIn } from './sessions.ts';
import type { Credentials } from './sign-in-service.ts';

interface Registration extends Credentials {
  name: string;
  consents: { [Document in keyof typeof registrationConsentVersions]?: string | undefined };
}

const taken: Record<string, 'email_taken' | 'name_taken'> = {
  accounts_email: 'email_taken',
  shop_names_name: 'name_taken',
};

/**
 * Opens an account with a shop, and signs in. Answers that tell that an e-mail has an account are counted, so that nobody asks for many.
 * @throws Refusal name_taken, email_taken, consent_outdated, rate_limited, unavailable, validation_failed for a password that is guessed first
 */
export async function register(context: AppContext, input: Registration, from: Origin): Promise<SignedIn> {
  const asksForEmail: RateLimitKey = ['emailTakenByAddress', from.address];
  const consents = consentsOf(input.consents, registrationConsentVersions, context.now(), from);
  await enforceRateLimit(context, ['registerByAddress', from.address], asksForEmail);
  await requireUnguessable(context, 'password', input.password, input);
  const merchantId = newId();
  const email = input.email.toLowerCase();
  const password_hash = await hashPassword(input.password, from.address);
  try {
    const signedIn = await inTransaction(context, async (trx) => {
      const account = { merchant_id: merchantId, email, password_hash, name: input.name, consents };
      await insertMerchant(trx, account, context.now());
      await audit(trx, { merchantId, actor: 'merchant', actorId: merchantId, kind: 'registered', from });
      return openSession(context, trx, merchantId, from);
    });
    context.shops.forget(merchantId);
    await refundRateLimit(context, asksForEmail);
    return signedIn;
  } catch (error) {
    const code = taken[violatedUniqueConstraint(error) ?? ''];
    // A name is looked for after the e-mail: whoever hears that it is taken knows that the e-mail is not, and that counts too.
    throw code ? new Refusal(code) : error;
  }
}
