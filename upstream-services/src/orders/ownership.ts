import type { OwnershipCheck } from '../http/owned.ts';
import { countOrders } from './repository.ts';

export const ownsOrders: OwnershipCheck = async ({ db }, merchantId, ids) =>
  (await countOrders(db, merchantId, ids)) === ids.length;
