import { listPublicCategories } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { list } from '../category-service.ts';

export default bind(listPublicCategories, ({ context, shop }) =>
  shop.remember('categories', () => list(context, shop.merchantId, true)),
);
