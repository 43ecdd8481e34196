import { updatePromoCode } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../promo/service.ts';

export default bind(updatePromoCode, (call) => service.update(call, call.body));
