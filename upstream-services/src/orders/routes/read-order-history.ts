import { readOrderHistory } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { history } from '../service.ts';

export default bind(readOrderHistory, async ({ context, caller, body }) => ({
  history: await history(context, caller.merchantId, body.order_id),
}));
