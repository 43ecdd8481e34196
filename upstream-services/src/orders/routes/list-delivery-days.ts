import { listDeliveryDays } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { offeredDays } from '../offered-days.ts';

export default bind(listDeliveryDays, ({ context, shop, body }) => offeredDays(context, shop.merchantId, body));
