import type { Owns } from '../http/owned.ts';
import { countCategories } from './category-repository.ts';
import { countAnyProducts, countProducts } from './product-repository.ts';

export { categoryBin } from './category-bin.ts';
export { findOffers, findProductTimes, type OfferRow } from './found-products.ts';
export { forgetImports } from './import/past-imports.ts';
export { type PricedProduct, pricedProductsJson } from './priced-products.ts';
export { picturedProducts, productBin } from './product-bin.ts';
export { fieldsText } from './product-wire.ts';

export const ownsProducts: Owns = async ({ db }, merchantId, ids) =>
  (await countProducts(db, merchantId, ids)) === ids.length;

/** Deleted ones, too. */
export const ownsAnyProducts: Owns = async ({ db }, merchantId, ids) =>
  (await countAnyProducts(db, merchantId, ids)) === ids.length;

export const ownsCategories: Owns = async ({ db }, merchantId, ids) =>
  (await countCategories(db, merchantId, ids)) === ids.length;
