import { isSoldOut, leftOf, type Product, sizesOf } from 'shared-contracts';

/** Where nothing is left of a product, or of one of its sizes. */
export const isWaitedFor = (product: Product): boolean =>
  isSoldOut(product) || sizesOf(product).some((size) => leftOf(product, size) === 0);
