import { duplicateProduct } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { duplicate } from '../product-actions-service.ts';

export default bind(duplicateProduct, async ({ context, caller, body, from }) => ({
  product_id: await duplicate(context, caller.merchantId, body.product_id, body.title, from),
}));
