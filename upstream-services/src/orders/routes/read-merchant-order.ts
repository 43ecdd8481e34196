import { readMerchantOrder } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { readOrderWire } from '../read-service.ts';

export default bindRoute(readMerchantOrder, async ({ context, caller, body }) => ({
  order: await readOrderWire(context, caller.merchantId, body.order_id),
}));
