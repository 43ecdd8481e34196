import { readMerchant } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { readInfo } from '../shop-service.ts';

export default bind(readMerchant, ({ context, caller }) => readInfo(context, caller.merchantId));
