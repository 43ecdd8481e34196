import { confirmEmail } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { hashSecret } from '../../common/ids.ts';
import { readableEmail } from '../../common/readable-email.ts';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import { violatedUniqueConstraint } from '../../db/errors.ts';
import { inTransaction, type Trx } from '../../db/transaction.ts';
import { bindRoute, type Origin } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { texts } from '../../texts.ts';
import { accountOf, setEmail } from '../account-repository.ts';
import { takeEmailChange } from '../email-change-repository.ts';
import { endLinks } from '../link-repository.ts';
import { deleteTokens } from '../token-repository.ts';

async function useLink(context: AppContext, trx: Trx, token: string, from: Origin) {
  const change = await takeEmailChange(trx, hashSecret(token), context.now());
  if (!change) throw new Refusal('email_link_used');
  const { merchant_id: merchantId, email, session_hash } = change;
  const { email: was } = await accountOf(trx, merchantId);
  await setEmail(trx, merchantId, email, context.now());
  await endLinks(trx, merchantId, context.now());
  await deleteTokens(trx, merchantId, 'others', session_hash);
  await audit(trx, {
    merchantId,
    actor: 'merchant',
    actorId: merchantId,
    kind: 'email_changed',
    was: readableEmail(was),
    became: readableEmail(email),
    from,
  });
  const { subject, body } = texts.emailChange.changed;
  await context.mail.send(trx, { to: was, subject, text: body(readableEmail(email)) });
  return change;
}

/**
 * Changes the e-mail by a mailed link, once. As after a new password, every session ends but the one that requested the change. Links mailed to the
 * former address end too, and that address gets a mail about the change.
 * @returns the new e-mail
 * @throws Refusal email_link_used, also where another account has taken the address meanwhile; rate_limited
 */
export default bindRoute(confirmEmail, async ({ context, body, from }) => {
  await enforceRateLimit(context, ['linksByAddress', from.address]);
  try {
    const { merchant_id, email } = await inTransaction(context, (trx) => useLink(context, trx, body.token, from));
    context.live.sessionsEnded(merchant_id);
    return { email: readableEmail(email) };
  } catch (error) {
    throw violatedUniqueConstraint(error) === 'accounts_email' ? new Refusal('email_link_used') : error;
  }
});
