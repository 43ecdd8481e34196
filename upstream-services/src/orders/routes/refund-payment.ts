import { refundPayment } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { refund } from '../../payments/index.ts';
import { read } from '../read-service.ts';

export default bind(refundPayment, async (call) => {
  await refund(call, call.body.order_id, call.body.idempotency_key, call.body.amount);
  return { order: await read(call.context, call.caller.merchantId, call.body.order_id) };
});
