import { countStockWaits } from 'shared-contracts';
import { bindRoute } from '../../../http/bind.ts';
import { countWaitsOf } from '../stock-waits/repository.ts';

export default bindRoute(countStockWaits, async ({ context, caller, body }) => ({
  waits: await countWaitsOf(context.db, caller.merchantId, body.product_id),
}));
