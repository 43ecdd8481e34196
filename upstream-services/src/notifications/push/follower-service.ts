import type { OrderStatus } from 'shared-contracts';
import { newId } from '../../common/ids.ts';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction, lockShop } from '../../db/transaction.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { findOrderByToken } from '../../orders/index.ts';
import { deleteFollower, saveFollower } from './follower-repository.ts';
import { checkSubscription, hashOf, keptOf, type Subscription } from './subscription.ts';

const longest = 31_536_000_000;

const isOver = (status: OrderStatus): boolean => status === 'completed' || status === 'canceled';

export async function readKey(context: AppContext, token: string) {
  const { status } = await findOrderByToken(context, token);
  return { key: isOver(status) ? null : context.config.vapid.publicKey };
}

export async function follow(context: AppContext, token: string, subscription: Subscription) {
  const { merchant_id, order_id, status } = await findOrderByToken(context, token);
  if (isOver(status)) throw new Refusal('not_found');
  checkSubscription(context.config, subscription);
  await enforceRateLimit(context, ['pushByOrder', order_id]);
  const now = context.now();
  const follower = {
    merchant_id,
    order_id,
    push_id: newId(),
    ...keptOf(context.config, merchant_id, subscription),
    added_at: now,
    ends_at: new Date(now.getTime() + longest),
  };
  await inTransaction(context, async (trx) => {
    await lockShop(trx, merchant_id);
    await saveFollower(trx, follower);
  });
  return {};
}

export async function unfollow(context: AppContext, token: string, endpoint: string) {
  const order = await findOrderByToken(context, token);
  await deleteFollower(context.db, order, { endpoint_hash: hashOf(endpoint) });
  return {};
}
