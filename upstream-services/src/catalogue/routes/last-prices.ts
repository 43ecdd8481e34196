import { lastPrices } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { last } from '../prices/service.ts';

export default bind(lastPrices, async ({ context, caller }) => ({ last: await last(context, caller.merchantId) }));
