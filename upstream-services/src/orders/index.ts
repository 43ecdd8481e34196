import type { Owns } from '../http/owned.ts';
import { countOrders } from './repository.ts';

export { serveOrderEvents } from './order-events.ts';

export const ownsOrders: Owns = async ({ db }, merchantId, ids) =>
  (await countOrders(db, merchantId, ids)) === ids.length;
