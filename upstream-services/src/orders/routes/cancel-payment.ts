import { cancelPayment } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { cancelHeldPayment } from '../../payments/index.ts';
import { readOrderWire } from '../read-service.ts';

export default bindRoute(cancelPayment, async (call) => {
  await cancelHeldPayment(call, call.body.order_id);
  return { order: await readOrderWire(call.context, call.caller.merchantId, call.body.order_id) };
});
