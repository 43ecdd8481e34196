import { removePromoCode } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../promo/service.ts';

export default bind(removePromoCode, (call) => service.remove(call, call.body.code_id));
