import { moveProduct } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { move } from '../product-service.ts';

export default bind(moveProduct, async ({ context, caller, body, from }) => ({
  product_id: body.product_id,
  new_position: await move(context, caller.merchantId, body.product_id, body.new_position, from),
}));
