import { listOrders } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { listMerchantOrders } from '../list-service.ts';

export default bindRoute(listOrders, ({ context, caller, body }) =>
  listMerchantOrders(context, caller.merchantId, body),
);
