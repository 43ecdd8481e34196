import { readDeliveries } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { deliveriesOf } from '../deliveries.ts';

export default bindRoute(readDeliveries, ({ context, caller, body }) =>
  deliveriesOf(context, caller.merchantId, body.date),
);
