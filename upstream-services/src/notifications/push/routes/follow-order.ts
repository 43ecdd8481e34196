import { followOrder } from 'shared-contracts';
import { newId } from '../../../common/ids.ts';
import { Refusal } from '../../../common/refusal.ts';
import { inTransaction, lockShop } from '../../../db/transaction.ts';
import { bindRoute } from '../../../http/bind.ts';
import { enforceRateLimit } from '../../../limits/index.ts';
import { findOrderByToken } from '../../../orders/index.ts';
import { saveFollower } from '../follower-repository.ts';
import { isOver } from '../service.ts';
import { checkSubscription, sealedSubscriptionOf } from '../subscription.ts';

const longest = 31_536_000_000;

export default bindRoute(followOrder, async ({ context, body: { order_token, ...subscription } }) => {
  const { merchant_id, order_id, status } = await findOrderByToken(context, order_token);
  if (isOver(status)) throw new Refusal('not_found');
  checkSubscription(context.config, subscription);
  await enforceRateLimit(context, ['pushByOrder', order_id]);
  const now = context.now();
  const follower = {
    merchant_id,
    order_id,
    push_id: newId(),
    ...sealedSubscriptionOf(context.config, merchant_id, subscription),
    added_at: now,
    ends_at: new Date(now.getTime() + longest),
  };
  await inTransaction(context, async (trx) => {
    await lockShop(trx, merchant_id);
    await saveFollower(trx, follower);
  });
  return {};
});
