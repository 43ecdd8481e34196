import { changeEmail } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { readableEmail } from '../../common/readable-email.ts';
import { invalidField } from '../../common/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { texts } from '../../texts.ts';
import { accountOf } from '../account-repository.ts';
import { confirmPassword } from '../confirm-password.ts';
import { beginEmailChange } from '../email-change-mails.ts';

/**
 * Starts a change of the e-mail: nothing changes until the mailed link is opened.
 * @throws Refusal invalid_credentials, rate_limited, unavailable, validation_failed for the present e-mail
 */
export default bindRoute(changeEmail, async (call) => {
  const { context, body, from } = call;
  const { merchantId } = call.caller;
  const email = body.new_email.toLowerCase();
  await confirmPassword(call, body.password);
  const present = (await accountOf(context.db, merchantId)).email;
  if (email === present) throw invalidField('new_email', 'It is the e-mail already', 'same_email');
  await enforceRateLimit(context, ['emailChangesByOwner', merchantId]);
  await inTransaction(context, async (trx) => {
    await beginEmailChange(call, trx, email, { resent: false });
    const line = byMerchant(merchantId, from);
    await audit(trx, {
      ...line,
      kind: 'email_change_asked',
      was: readableEmail(present),
      became: readableEmail(email),
    });
  });
  return { message: texts.emailChange.sent };
});
