import { readShopRevision } from 'shared-contracts';
import { bind } from '../../http/bind.ts';

export default bind(readShopRevision, ({ shop }) => ({ revision: shop.revision }), { closedShops: 'handled' });
