import { readOrderPushKey } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { findOrderByToken } from '../../../orders/index.ts';
import { isOver } from '../service.ts';

export default bind(readOrderPushKey, async ({ context, body }) => {
  const { status } = await findOrderByToken(context, body.order_token);
  return { key: isOver(status) ? null : context.config.vapid.publicKey };
});
