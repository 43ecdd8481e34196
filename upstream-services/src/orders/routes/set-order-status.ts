import { setOrderStatus } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { setStatus } from '../service.ts';

export default bind(setOrderStatus, async (call) => ({
  order: await setStatus(call, call.body.order_id, call.body.status, call.body.reason),
}));
