import { refundPayment } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { refund } from '../../payments/index.ts';
import { readOrderWire } from '../read-service.ts';

export default bindRoute(refundPayment, async (call) => {
  await refund(call, call.body.order_id, call.body.idempotency_key, call.body.amount);
  return { order: await readOrderWire(call.context, call.caller.merchantId, call.body.order_id) };
});
