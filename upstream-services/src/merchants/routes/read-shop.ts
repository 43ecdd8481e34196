import { readShop } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { readPublicInfo } from '../shop-service.ts';

export default bind(readShop, ({ context, shop, body }) => {
  const key = `shop ${[...new Set(body.slugs)].sort().join()}`;
  return shop.remember(key, async () => ({
    merchant_info: await readPublicInfo(context, shop.merchantId, body.slugs),
  }));
});
