import { deleteProduct } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { remove } from '../product-service.ts';

export default bind(deleteProduct, async ({ context, caller, body, from }) => {
  await remove(context, caller.merchantId, body.product_id, from);
  return { product_id: body.product_id };
});
