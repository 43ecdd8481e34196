import type { Bound } from '../http/bind.ts';
import type { Owns } from '../http/owned.ts';
import { countCategories } from './category-repository.ts';
import { countAnyProducts, countProducts } from './product-repository.ts';
import addCategory from './routes/add-category.ts';
import addProduct from './routes/add-product.ts';
import changeProducts from './routes/change-products.ts';
import checkProductImport from './routes/check-product-import.ts';
import deleteCategory from './routes/delete-category.ts';
import deleteProduct from './routes/delete-product.ts';
import duplicateProduct from './routes/duplicate-product.ts';
import exportProducts from './routes/export-products.ts';
import importProducts from './routes/import-products.ts';
import lastProductImport from './routes/last-product-import.ts';
import listCategories from './routes/list-categories.ts';
import listProducts from './routes/list-products.ts';
import listPublicCategories from './routes/list-public-categories.ts';
import listPublicProducts from './routes/list-public-products.ts';
import moveCategory from './routes/move-category.ts';
import moveProduct from './routes/move-product.ts';
import productsByIds from './routes/products-by-ids.ts';
import readPublicProduct from './routes/read-public-product.ts';
import setCategoryProducts from './routes/set-category-products.ts';
import undoProductImport from './routes/undo-product-import.ts';
import updateCategory from './routes/update-category.ts';
import updateProduct from './routes/update-product.ts';

export { categoryBin } from './category-bin.ts';
export { catalogueJobs } from './jobs.ts';
export { picturedProducts, productBin } from './product-bin.ts';
export { fieldsText } from './product-wire.ts';

export const ownsProducts: Owns = async ({ db }, merchantId, ids) =>
  (await countProducts(db, merchantId, ids)) === ids.length;

/** Deleted ones, too. */
export const ownsAnyProducts: Owns = async ({ db }, merchantId, ids) =>
  (await countAnyProducts(db, merchantId, ids)) === ids.length;

export const ownsCategories: Owns = async ({ db }, merchantId, ids) =>
  (await countCategories(db, merchantId, ids)) === ids.length;

/** Products and categories. */
export const catalogueRoutes: Bound[] = [
  addProduct,
  updateProduct,
  deleteProduct,
  listProducts,
  moveProduct,
  productsByIds,
  listPublicProducts,
  readPublicProduct,
  addCategory,
  listCategories,
  moveCategory,
  deleteCategory,
  updateCategory,
  listPublicCategories,
  changeProducts,
  duplicateProduct,
  setCategoryProducts,
  checkProductImport,
  importProducts,
  undoProductImport,
  lastProductImport,
  exportProducts,
];
