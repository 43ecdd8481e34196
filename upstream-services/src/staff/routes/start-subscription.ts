import { startSubscription } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { setActive } from '../merchants.ts';

export default bind(startSubscription, async (call) => {
  await setActive(call, call.body.merchant_id, true);
  return { merchant_id: call.body.merchant_id };
});
