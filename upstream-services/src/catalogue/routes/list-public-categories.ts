import { listPublicCategories } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { readCategories } from '../categories.ts';

export default bind(listPublicCategories, ({ context, shop }) =>
  shop.remember('categories', () => readCategories(context, shop.merchantId, true)),
);
