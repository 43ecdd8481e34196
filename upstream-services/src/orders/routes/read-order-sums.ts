import { readOrderSums } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { sumOrdersByDay } from '../sums.ts';

export default bindRoute(readOrderSums, ({ context, caller, body }) =>
  sumOrdersByDay(context, caller.merchantId, body.days),
);
