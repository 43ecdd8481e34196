import { readMerchantOrder } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { read } from '../read-service.ts';

export default bind(readMerchantOrder, async ({ context, caller, body }) => ({
  order: await read(context, caller.merchantId, body.order_id),
}));
