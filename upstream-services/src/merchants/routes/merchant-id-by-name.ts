import { merchantIdByName } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';

export default bindRoute(merchantIdByName, ({ shop }) => ({ merchant_id: shop.merchantId }), {
  closedShops: 'handled',
});
