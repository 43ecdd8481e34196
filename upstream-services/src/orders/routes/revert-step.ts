import { revertStep } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { revertOrder } from '../revert-service.ts';

export default bindRoute(revertStep, async (call) => ({
  order: await revertOrder(call, call.body.order_id, call.body.step),
}));
