export { categoryBin } from './category-bin.ts';
export { findOffers, findProductTimes, type OfferRow } from './found-products.ts';
export { ownsAnyProducts, ownsCategories, ownsProducts } from './ownership.ts';
export { withCurrentPrices } from './price-rules/apply.ts';
export {
  type PricedProduct,
  type ProductWithPriceRule,
  pricedProducts,
  productsInCategories,
  typedProductsJson,
} from './priced-products.ts';
export { picturedProducts, productBin } from './product-bin.ts';
export {
  findTitles as findProductTitles,
  findTitlesWithDeleted as findProductTitlesWithDeleted,
  listProductIds,
  wasDeleted,
} from './product-repository.ts';
export { resolveStock, type StockedProduct, stockedProduct } from './stock/counts.ts';
export { stockMoveCtes, toStockDeltas } from './stock/moves.ts';
export { releaseOrderStock, reserveOrderStockAgain } from './stock/order-goods.ts';
export { orderNumbers as orderNumbersPort } from './stock/order-numbers.ts';
export { findPublishedProduct, isInStock } from './stock/published-product.ts';
export { moveStock } from './stock/repository.ts';
