import { productsByIds } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { byIds } from '../product-service.ts';

export default bind(productsByIds, async ({ context, caller, body }) => ({
  products: await byIds(context, caller.merchantId, body.ids),
}));
