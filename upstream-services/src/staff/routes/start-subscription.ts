import { startSubscription } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { setActive } from '../merchants.ts';

export default bindRoute(startSubscription, async (call) => {
  await setActive(call, call.body.merchant_id, true);
  return { merchant_id: call.body.merchant_id };
});
