import { readOrderPushKey } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { readKey } from '../follower-service.ts';

export default bind(readOrderPushKey, ({ context, body }) => readKey(context, body.order_token));
