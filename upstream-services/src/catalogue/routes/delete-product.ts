import { deleteProduct } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { remove } from '../product-service.ts';

export default bind(deleteProduct, async (call) => {
  await remove(call, call.body.product_id);
  return { product_id: call.body.product_id };
});
