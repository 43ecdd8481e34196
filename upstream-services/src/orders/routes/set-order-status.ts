import { setOrderStatus } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { setStatus } from '../service.ts';

export default bindRoute(setOrderStatus, async (call) => ({
  order: await setStatus(call, call.body.order_id, call.body.status, call.body.reason),
}));
