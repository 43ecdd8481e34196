import { listOrders } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { list } from '../list-service.ts';

export default bind(listOrders, ({ context, caller, body }) => list(context, caller.merchantId, body));
