import { readDeliveryInfo } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { readPublic } from '../service.ts';

export default bind(readDeliveryInfo, ({ context, shop }) =>
  shop.remember('delivery', () => readPublic(context, shop.merchantId)),
);
