import { setMerchantLimits } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { setLimits } from '../card-service.ts';

export default bind(setMerchantLimits, async (call) => {
  const { merchant_id, ...granted } = call.body;
  await setLimits(call, merchant_id, granted);
  return { merchant_id };
});
