import { setMumStatus } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../merchants-service.ts';

export default bind(setMumStatus, async (call) => {
  const { merchant_id, mum_status, reason = '' } = call.body;
  await service.setMumStatus(call, merchant_id, mum_status, reason);
  return { merchant_id };
});
