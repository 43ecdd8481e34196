import { previewPrices } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { previewOf } from '../prices/plan.ts';
import { previewPriceChange } from '../prices/service.ts';

export default bindRoute(previewPrices, async ({ context, caller, body }) =>
  previewOf(await previewPriceChange(context.db, caller.merchantId, body)),
);
