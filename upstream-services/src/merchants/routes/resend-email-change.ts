import { resendEmailChange } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { texts } from '../../texts.ts';
import { beginEmailChange } from '../email-change-mails.ts';
import { findEmailChange } from '../email-change-repository.ts';

export default bindRoute(resendEmailChange, async (call) => {
  const { context, caller } = call;
  await enforceRateLimit(context, ['emailChangesByOwner', caller.merchantId]);
  const awaited = await findEmailChange(context.db, caller.merchantId, context.now());
  if (!awaited) throw new Refusal('not_found');
  await inTransaction(context, (trx) => beginEmailChange(call, trx, awaited.email, { resent: true }));
  return { message: texts.emailChange.sent };
});
