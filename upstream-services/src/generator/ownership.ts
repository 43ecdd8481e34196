import type { OwnershipCheck } from '../http/owned.ts';
import { countGenerations } from './repository.ts';

export const ownsGenerations: OwnershipCheck = async ({ db }, merchantId, ids) =>
  (await countGenerations(db, merchantId, ids)) === ids.length;
