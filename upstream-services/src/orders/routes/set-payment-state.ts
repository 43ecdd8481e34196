import { setPaymentState } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import * as service from '../service.ts';

export default bindRoute(setPaymentState, async (call) => ({
  order: await service.setPaymentState(call, call.body.order_id, call.body.state),
}));
