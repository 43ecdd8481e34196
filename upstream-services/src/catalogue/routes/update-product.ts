import { updateProduct } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { update } from '../product-service.ts';

export default bind(updateProduct, async (call) => {
  const { product_id, ...change } = call.body;
  await update(call, product_id, change);
  return { product_id };
});
