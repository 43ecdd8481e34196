import { unfollowOrder } from 'shared-contracts';
import { bindRoute } from '../../../http/bind.ts';
import { findOrderByToken } from '../../../orders/index.ts';
import { deleteFollower } from '../follower-repository.ts';
import { endpointHash } from '../subscription.ts';

export default bindRoute(unfollowOrder, async ({ context, body }) => {
  const order = await findOrderByToken(context, body.order_token);
  await deleteFollower(context.db, order, { endpoint_hash: endpointHash(body.endpoint) });
  return {};
});
