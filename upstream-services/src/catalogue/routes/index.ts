/** Products and categories. */

export { default as addCategory } from './add-category.ts';
export { default as addProduct } from './add-product.ts';
export { default as changeProducts } from './change-products.ts';
export { default as checkProductImport } from './check-product-import.ts';
export { default as deleteCategory } from './delete-category.ts';
export { default as deleteProduct } from './delete-product.ts';
export { default as duplicateProduct } from './duplicate-product.ts';
export { default as exportProducts } from './export-products.ts';
export { default as importProducts } from './import-products.ts';
export { default as lastProductImport } from './last-product-import.ts';
export { default as listCategories } from './list-categories.ts';
export { default as listProducts } from './list-products.ts';
export { default as listPublicCategories } from './list-public-categories.ts';
export { default as listPublicProducts } from './list-public-products.ts';
export { default as moveCategory } from './move-category.ts';
export { default as moveProduct } from './move-product.ts';
export { default as productsByIds } from './products-by-ids.ts';
export { default as readPublicProduct } from './read-public-product.ts';
export { default as setCategoryProducts } from './set-category-products.ts';
export { default as undoProductImport } from './undo-product-import.ts';
export { default as updateCategory } from './update-category.ts';
export { default as updateProduct } from './update-product.ts';
