import { setCategoryProducts } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { setProducts } from '../category-service.ts';

export default bind(setCategoryProducts, async ({ context, caller, body, from }) => ({
  count: await setProducts(context, caller.merchantId, body.categoryId, body, from),
}));
