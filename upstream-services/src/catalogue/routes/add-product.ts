import { addProduct } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { add } from '../product-service.ts';

export default bind(addProduct, async ({ context, caller, body, from }) => ({
  product_id: await add(context, caller.merchantId, body, from),
}));
