import { isSoldOut, type Product, remainingStockOf, sizesOf } from 'shared-contracts';

export const isWaitedFor = (product: Product): boolean =>
  isSoldOut(product) || sizesOf(product).some((size) => remainingStockOf(product, size) === 0);
