export { default as listFoundOffers } from './list-found-offers.ts';
export { default as listFoundProducts } from './list-found-products.ts';
export { default as listFoundShops } from './list-found-shops.ts';
