import { addPromoCode } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../promo/service.ts';

export default bind(addPromoCode, (call) => service.add(call, call.body));
