import type { OwnershipCheck } from '../http/owned.ts';
import { countContent } from './repository.ts';

export const ownsContent: OwnershipCheck = async ({ db }, merchantId, ids) =>
  (await countContent(db, merchantId, ids)) === ids.length;
