import { capturePayment } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { captureHeld } from '../../payments/index.ts';
import { read } from '../read-service.ts';

export default bind(capturePayment, async (call) => {
  await captureHeld(call, call.body.order_id);
  return { order: await read(call.context, call.caller.merchantId, call.body.order_id) };
});
