import { readMerchantCard } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { readCard } from '../card-service.ts';

export default bind(readMerchantCard, (call) => readCard(call, call.body.merchant_id));
