import { recordRefund } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../hand-refund-service.ts';

export default bind(recordRefund, async (call) => {
  const { order_id, amount: roubles, idempotency_key: key } = call.body;
  return { order: await service.recordRefund(call, order_id, { roubles, key }) };
});
