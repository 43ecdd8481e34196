import { arrangeDeliveries } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { arrange } from '../deliveries.ts';

export default bind(arrangeDeliveries, ({ context, caller, body }) =>
  arrange(context, caller.merchantId, body.date, body.order_ids),
);
