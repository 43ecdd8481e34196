import { listPublicCategories } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { readCategories, readCountedCategories } from '../categories.ts';

export default bindRoute(listPublicCategories, ({ context, shop, body: { counted } }) =>
  counted
    ? shop.remember('categories counted', () => readCountedCategories(context, shop.merchantId, true))
    : shop.remember('categories', () => readCategories(context, shop.merchantId, true)),
);
