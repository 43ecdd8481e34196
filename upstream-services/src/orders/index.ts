import type { Owns } from '../http/owned.ts';
import { countOrders } from './repository.ts';

export { type LetterOrder, readLetterOrder } from './letter-order.ts';
export { serveOrderEvents } from './order-events.ts';
export { createPaidOrders } from './paid-orders.ts';
export { isQuiet } from './quiet-addresses.ts';
export { read as readOrder } from './service.ts';
export { lastOrderOf, orderTotals } from './sums.ts';
export { toldOrders } from './told-orders.ts';

export const ownsOrders: Owns = async ({ db }, merchantId, ids) =>
  (await countOrders(db, merchantId, ids)) === ids.length;
