import { createProductList, type ProductList } from './product-list.ts';

/** What somebody wants to find again. */
export const favourites: ProductList = createProductList('favourites', 60);
