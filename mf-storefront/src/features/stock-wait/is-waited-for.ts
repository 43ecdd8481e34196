import { isSoldOut, leftOf, type Product, sizesOf } from 'shared-contracts';

export const isWaitedFor = (product: Product): boolean =>
  isSoldOut(product) || sizesOf(product).some((size) => leftOf(product, size) === 0);
