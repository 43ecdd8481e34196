import { readOrderPushKey } from 'shared-contracts';
import { bindRoute } from '../../../http/bind.ts';
import { findOrderByToken } from '../../../orders/index.ts';
import { isOver } from '../service.ts';

export default bindRoute(readOrderPushKey, async ({ context, body }) => {
  const { status } = await findOrderByToken(context, body.order_token);
  return { key: isOver(status) ? null : context.config.vapid.publicKey };
});
