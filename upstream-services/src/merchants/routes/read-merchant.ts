import { readMerchant } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { readShopInfo } from '../shop-info.ts';

export default bindRoute(readMerchant, ({ context, caller }) => readShopInfo(context, caller.merchantId));
