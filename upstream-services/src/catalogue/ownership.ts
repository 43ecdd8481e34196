import type { OwnershipCheck } from '../http/owned.ts';
import { countCategories } from './category-repository.ts';
import { countAnyProducts, countProducts } from './product-repository.ts';

export const ownsProducts: OwnershipCheck = async ({ db }, merchantId, ids) =>
  (await countProducts(db, merchantId, ids)) === ids.length;

export const ownsAnyProducts: OwnershipCheck = async ({ db }, merchantId, ids) =>
  (await countAnyProducts(db, merchantId, ids)) === ids.length;

export const ownsCategories: OwnershipCheck = async ({ db }, merchantId, ids) =>
  (await countCategories(db, merchantId, ids)) === ids.length;
