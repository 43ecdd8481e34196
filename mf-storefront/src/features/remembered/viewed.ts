import { createProductList, type ProductList } from './product-list.ts';

/** What was looked at. */
export const viewed: ProductList = createProductList('viewed', 12);
