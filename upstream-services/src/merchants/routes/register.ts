import { register, registrationConsentVersions } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { newId } from '../../common/ids.ts';
import { Refusal } from '../../common/refusal.ts';
import { violatedUniqueConstraint } from '../../db/errors.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { enforceRateLimit, type RateLimitKey, refundRateLimit } from '../../limits/index.ts';
import { texts } from '../../texts.ts';
import { insertMerchant } from '../account-repository.ts';
import { consentsOf } from '../consents.ts';
import { requireUnguessable } from '../guessable.ts';
import { hashPassword } from '../passwords.ts';
import { openSession } from '../sessions.ts';

const taken: Record<string, 'email_taken' | 'name_taken'> = {
  accounts_email: 'email_taken',
  shop_names_name: 'name_taken',
};

/**
 * Opens an account with a shop, and signs in. Answers that reveal that an e-mail has an account are rate-limited.
 * @throws Refusal name_taken, email_taken, consent_outdated, rate_limited, unavailable, validation_failed for an easily guessed password
 */
export default bindRoute(register, async ({ context, body, from }) => {
  const { merchant_name: name, password } = body;
  const asksForEmail: RateLimitKey = ['emailTakenByAddress', from.address];
  const consents = consentsOf(body.consents ?? {}, registrationConsentVersions, context.now(), from);
  await enforceRateLimit(context, ['registerByAddress', from.address], asksForEmail);
  await requireUnguessable(context, 'password', password, { name, email: body.email });
  const merchantId = newId();
  const email = body.email.toLowerCase();
  const password_hash = await hashPassword(password, from.address);
  try {
    const signedIn = await inTransaction(context, async (trx) => {
      await insertMerchant(trx, { merchant_id: merchantId, email, password_hash, name, consents }, context.now());
      await audit(trx, { ...byMerchant(merchantId, from), kind: 'registered' });
      return openSession(context, trx, merchantId, from);
    });
    context.shops.forget(merchantId);
    await refundRateLimit(context, asksForEmail);
    return { ...signedIn, message: texts.registered };
  } catch (error) {
    const code = taken[violatedUniqueConstraint(error) ?? ''];
    // The name is checked after the e-mail, so `name_taken` reveals that the e-mail has no account: both refusals keep the counted try.
    throw code ? new Refusal(code) : error;
  }
});
