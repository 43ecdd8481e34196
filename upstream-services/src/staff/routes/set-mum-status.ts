import { setMumStatus } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { changeMerchant } from '../merchants.ts';

export default bindRoute(setMumStatus, async (call) => {
  const { merchant_id, mum_status, reason = '' } = call.body;
  const mum_reason = mum_status === 'rejected' ? reason : '';
  await changeMerchant(call, merchant_id, { mum_status, mum_reason }, (before) => ({
    kind: 'mum_status',
    was: before.mum_status,
    became: mum_status,
  }));
  return { merchant_id };
});
