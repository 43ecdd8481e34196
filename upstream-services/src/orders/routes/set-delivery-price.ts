import { setDeliveryPrice } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../service.ts';

export default bind(setDeliveryPrice, async (call) => ({
  order: await service.setDeliveryPrice(call, call.body.order_id, call.body.price),
}));
