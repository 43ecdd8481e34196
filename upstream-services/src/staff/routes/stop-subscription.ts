import { stopSubscription } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { setActive } from '../merchants.ts';

export default bindRoute(stopSubscription, async (call) => {
  await setActive(call, call.body.merchant_id, false);
  return { merchant_id: call.body.merchant_id };
});
