import { unfollowOrder } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { findOrderByToken } from '../../../orders/index.ts';
import { deleteFollower } from '../follower-repository.ts';
import { hashOf } from '../subscription.ts';

export default bind(unfollowOrder, async ({ context, body }) => {
  const order = await findOrderByToken(context, body.order_token);
  await deleteFollower(context.db, order, { endpoint_hash: hashOf(body.endpoint) });
  return {};
});
