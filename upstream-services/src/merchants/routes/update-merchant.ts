import { updateMerchant } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { updateInfo } from '../shop-service.ts';

export default bind(updateMerchant, (call) => updateInfo(call, call.body));
