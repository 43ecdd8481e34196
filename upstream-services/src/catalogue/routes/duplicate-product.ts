import { duplicateProduct } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { duplicate } from '../product-actions-service.ts';

export default bind(duplicateProduct, async (call) => ({
  product_id: await duplicate(call, call.body.product_id, call.body.title),
}));
