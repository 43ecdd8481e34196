import { signInByLink } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { hashSecret } from '../../common/ids.ts';
import { Refusal } from '../../common/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { accountOf, markEmailConfirmed } from '../account-repository.ts';
import { findLink, useLink } from '../link-repository.ts';
import { openSession } from '../sessions.ts';
import { checkSecondStep } from '../totp/second-step.ts';

/**
 * Signs in by a mailed link, once. The limits on guesses at an account do not apply, since nobody guesses a link. It stays valid while the second
 * factor is missing.
 * @throws Refusal sign_in_link_used, second_factor_required, second_factor_wrong, rate_limited by the caller's address
 */
export default bindRoute(signInByLink, async ({ context, body, from }) => {
  await enforceRateLimit(context, ['linksByAddress', from.address]);
  const linkHash = hashSecret(body.token);
  const owner = await findLink(context.db, 'sign_in_links', linkHash, context.now());
  if (owner === undefined) throw new Refusal('sign_in_link_used');
  await checkSecondStep(context, await accountOf(context.db, owner), body.code, from);
  return inTransaction(context, async (trx) => {
    const merchantId = await useLink(trx, 'sign_in_links', linkHash, context.now());
    if (merchantId === undefined) throw new Refusal('sign_in_link_used');
    await markEmailConfirmed(trx, merchantId, context.now());
    const line = byMerchant(merchantId, from);
    await audit(trx, { ...line, kind: 'signed_in', became: 'link' });
    return openSession(context, trx, merchantId, from);
  });
});
