import { moveProduct } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { move } from '../product-service.ts';

export default bind(moveProduct, async (call) => ({
  product_id: call.body.product_id,
  new_position: await move(call, call.body.product_id, call.body.new_position),
}));
