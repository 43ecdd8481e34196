import { listPriceRules } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { list } from '../price-rules/service.ts';

export default bind(listPriceRules, async ({ context, caller }) => ({ rules: await list(context, caller.merchantId) }));
