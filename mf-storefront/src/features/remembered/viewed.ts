import { createProductList, type ProductList } from './product-list.ts';

export const viewed: ProductList = createProductList('viewed', 12);
