import { previewPrices } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { previewOf } from '../prices/plan.ts';
import { planPriceChange } from '../prices/service.ts';

export default bindRoute(previewPrices, async ({ context, caller, body }) =>
  previewOf(await planPriceChange(context.db, caller.merchantId, body)),
);
