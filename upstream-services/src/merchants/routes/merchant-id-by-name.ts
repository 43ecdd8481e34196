import { merchantIdByName } from 'shared-contracts';
import { bind } from '../../http/bind.ts';

export default bind(merchantIdByName, ({ shop }) => ({ merchant_id: shop.merchantId }), { closedShops: 'handled' });
