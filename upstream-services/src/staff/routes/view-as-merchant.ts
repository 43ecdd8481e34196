import { viewAsMerchant } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { viewAs } from '../card-service.ts';

export default bind(viewAsMerchant, (call) => viewAs(call, call.body.merchant_id));
