import { listPublicCategories } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { readCategories } from '../categories.ts';

export default bindRoute(listPublicCategories, ({ context, shop }) =>
  shop.remember('categories', () => readCategories(context, shop.merchantId, true)),
);
