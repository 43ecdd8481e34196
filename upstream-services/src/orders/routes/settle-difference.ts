import { settleDifference } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../difference-service.ts';

export default bind(settleDifference, async (call) => ({
  order: await service.settleDifference(call, call.body.order_id, call.body.move, call.body.amount),
}));
