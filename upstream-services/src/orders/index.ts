import type { Owns } from '../http/owned.ts';
import { countOrders } from './repository.ts';

export const ownsOrders: Owns = async ({ db }, merchantId, ids) =>
  (await countOrders(db, merchantId, ids)) === ids.length;
