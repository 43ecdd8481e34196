import { followOrder } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { follow } from '../follower-service.ts';

export default bind(followOrder, ({ context, body: { order_token, ...subscription } }) =>
  follow(context, order_token, subscription),
);
