import { setCategoryProducts } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { setProducts } from '../category-service.ts';

export default bind(setCategoryProducts, async (call) => ({
  count: await setProducts(call, call.body.categoryId, call.body),
}));
