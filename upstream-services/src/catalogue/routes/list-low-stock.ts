import { listLowStock } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { low } from '../stock/history-service.ts';

export default bind(listLowStock, ({ context, caller }) => low(context, caller.merchantId));
