import { addPushDevice } from 'shared-contracts';
import { audit, byMerchant } from '../../../audit/index.ts';
import { newId } from '../../../common/ids.ts';
import { Refusal } from '../../../common/refusal.ts';
import { inTransaction, lockShop } from '../../../db/transaction.ts';
import { bindRoute } from '../../../http/bind.ts';
import { enforceRateLimit } from '../../../limits/index.ts';
import { saveDevice } from '../device-repository.ts';
import { checkSubscription, sealedSubscriptionOf } from '../subscription.ts';

export default bindRoute(addPushDevice, async ({ context, caller, body: subscription, from }) => {
  const { merchantId, tokenHash } = caller;
  checkSubscription(context.config, subscription);
  await enforceRateLimit(context, ['pushByOwner', merchantId]);
  const now = context.now();
  const device = {
    merchant_id: merchantId,
    push_id: newId(),
    ...sealedSubscriptionOf(context.config, merchantId, subscription),
    token_hash: tokenHash,
    user_agent: from.userAgent,
    added_at: now,
    seen_at: now,
  };
  return inTransaction(context, async (trx) => {
    await lockShop(trx, merchantId);
    const push_id = await saveDevice(trx, device);
    if (push_id === undefined) throw new Refusal('unauthorized');
    const line = { ...byMerchant(merchantId, from), subjectId: push_id };
    if (push_id === device.push_id) await audit(trx, { ...line, kind: 'push_added' });
    return { push_id };
  });
});
