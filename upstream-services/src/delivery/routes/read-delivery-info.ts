import { readDeliveryInfo } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { read } from '../service.ts';

export default bind(readDeliveryInfo, ({ context, shop }) =>
  shop.remember('delivery', () => read(context, shop.merchantId)),
);
