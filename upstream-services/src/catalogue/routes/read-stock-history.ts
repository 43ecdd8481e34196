import { readStockHistory } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { history } from '../stock/history-service.ts';

export default bind(readStockHistory, ({ context, caller, body }) => history(context, caller.merchantId, body));
