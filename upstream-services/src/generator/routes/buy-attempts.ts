import { buyAttempts } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { buy } from '../purchase-service.ts';

export default bind(buyAttempts, (call) => buy(call, call.body.pack));
