import { listPromoCodes } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../promo/service.ts';

export default bind(listPromoCodes, ({ context, caller }) => service.list(context, caller.merchantId));
