import { settleGeneration } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { setSettlement } from '../repository.ts';

export default bindRoute(settleGeneration, async ({ context, caller, body: { attempt_id, settlement } }) => {
  await setSettlement(context.db, { merchant_id: caller.merchantId, attempt_id }, settlement);
  return { attempt_id };
});
