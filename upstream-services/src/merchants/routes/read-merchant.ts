import { readMerchant } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { readShopInfo } from '../shop-info.ts';

export default bind(readMerchant, ({ context, caller }) => readShopInfo(context, caller.merchantId));
