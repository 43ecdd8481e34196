import { createProductList, type ProductList } from './product-list.ts';

export const favourites: ProductList = createProductList('favourites', 60);
