import { type Cost, costOf, type Product, sizesOf } from './product.ts';
import { remainingStockOf } from './stock.ts';

/**
 * What a product costs in its cheapest size, and whether others cost more: then its price reads 'от 2 900 ₽'. Sizes that are sold out are left
 * out, unless all are: nobody can pay what they cost.
 */
export function lowestCost(product: Cost & Pick<Product, 'meta' | 'stock'>): Cost & { varies: boolean } {
  const sizes = sizesOf(product);
  const there = sizes.filter((size) => remainingStockOf(product, size) !== 0);
  const costs = (there.length > 0 ? there : sizes).map((size) => costOf(product, size));
  const lowest = costs.reduce(
    (least, cost) => (cost.price < least.price ? cost : least),
    costs[0] ?? costOf(product, null),
  );
  return { ...lowest, varies: costs.some(({ price }) => price > lowest.price) };
}
