import { lowestCost, type Product } from 'shared-contracts';

/** What a card says of a product's price: the lowest, and whether a size costs more. */
export function cardPrice(product: Product) {
  const { price, sale, varies } = lowestCost(product);
  return { price, sale, from: varies };
}
