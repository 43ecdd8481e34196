import { updateProduct } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { update } from '../product-service.ts';

export default bind(updateProduct, async ({ context, caller, body, from }) => {
  const { product_id, ...change } = body;
  await update(context, caller.merchantId, product_id, change, from);
  return { product_id };
});
