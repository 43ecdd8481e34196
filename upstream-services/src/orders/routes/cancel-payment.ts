import { cancelPayment } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { cancelHeld } from '../../payments/index.ts';
import { read } from '../read-service.ts';

export default bind(cancelPayment, async (call) => {
  await cancelHeld(call, call.body.order_id);
  return { order: await read(call.context, call.caller.merchantId, call.body.order_id) };
});
