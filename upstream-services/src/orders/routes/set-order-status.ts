import { setOrderStatus } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import * as service from '../service.ts';

export default bindRoute(setOrderStatus, async (call) => ({
  order: await service.setOrderStatus(call, call.body.order_id, call.body.status, call.body.reason),
}));
