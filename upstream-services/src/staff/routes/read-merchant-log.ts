import { readMerchantLog } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../card-service.ts';

export default bind(readMerchantLog, (call) => {
  const { merchant_id, page, per_page } = call.body;
  return service.readMerchantLog(call, merchant_id, { page, perPage: per_page });
});
