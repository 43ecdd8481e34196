import { readDeliveries } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { deliveriesOf } from '../deliveries.ts';

export default bind(readDeliveries, ({ context, caller, body }) => deliveriesOf(context, caller.merchantId, body.date));
