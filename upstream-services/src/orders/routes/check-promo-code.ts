import { checkPromoCode } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../promo/check-service.ts';

export default bind(checkPromoCode, ({ context, shop, body, from }) => service.check(context, shop, body, from));
