import { lowestCost, type Product } from 'shared-contracts';

export function cardPrice(product: Product) {
  const { price, sale, varies } = lowestCost(product);
  return { price, sale, from: varies };
}
