import { readShopRevision } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';

export default bindRoute(readShopRevision, ({ shop }) => ({ revision: shop.revision }), { closedShops: 'handled' });
