import { readOrderSums } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { sums } from '../sums.ts';

export default bind(readOrderSums, ({ context, caller, body }) => sums(context, caller.merchantId, body.days));
