import { unfollowOrder } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { unfollow } from '../follower-service.ts';

export default bind(unfollowOrder, ({ context, body }) => unfollow(context, body.order_token, body.endpoint));
