import { capturePayment } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { captureHeldPayment } from '../../payments/index.ts';
import { readOrderWire } from '../read-service.ts';

export default bindRoute(capturePayment, async (call) => {
  await captureHeldPayment(call, call.body.order_id);
  return { order: await readOrderWire(call.context, call.caller.merchantId, call.body.order_id) };
});
