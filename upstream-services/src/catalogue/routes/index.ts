import type { Bound } from '../../http/bind.ts';
import addCategory from './add-category.ts';
import addProduct from './add-product.ts';
import changeProducts from './change-products.ts';
import checkProductImport from './check-product-import.ts';
import deleteCategory from './delete-category.ts';
import deleteProduct from './delete-product.ts';
import duplicateProduct from './duplicate-product.ts';
import exportProducts from './export-products.ts';
import importProducts from './import-products.ts';
import lastProductImport from './last-product-import.ts';
import listCategories from './list-categories.ts';
import listProducts from './list-products.ts';
import listPublicCategories from './list-public-categories.ts';
import listPublicProducts from './list-public-products.ts';
import moveCategory from './move-category.ts';
import moveProduct from './move-product.ts';
import productsByIds from './products-by-ids.ts';
import readPublicProduct from './read-public-product.ts';
import setCategoryProducts from './set-category-products.ts';
import undoProductImport from './undo-product-import.ts';
import updateCategory from './update-category.ts';
import updateProduct from './update-product.ts';

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
