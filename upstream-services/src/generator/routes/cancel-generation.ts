import { cancelGeneration } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { endGeneration } from '../end.ts';

export default bindRoute(cancelGeneration, async ({ context, caller, body: { attempt_id } }) => {
  const key = { merchant_id: caller.merchantId, attempt_id };
  if (!(await endGeneration(context, key, { status: 'canceled' }))) throw new Refusal('conflict');
  return { attempt_id };
});
