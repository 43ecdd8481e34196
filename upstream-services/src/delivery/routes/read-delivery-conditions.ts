import { readDeliveryConditions } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { read } from '../service.ts';

export default bind(readDeliveryConditions, ({ context, caller }) => read(context, caller.merchantId));
