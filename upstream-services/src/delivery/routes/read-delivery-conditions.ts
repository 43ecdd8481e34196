import { readDeliveryConditions } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { conditionsWireOf } from '../conditions.ts';
import { readConditions } from '../repository.ts';

export default bindRoute(readDeliveryConditions, async ({ context, caller }) => {
  const row = await readConditions(context.db, caller.merchantId);
  return row ? conditionsWireOf(row) : null;
});
