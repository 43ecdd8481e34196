import { type Cost, costOf, type Product, sizesOf } from './product.ts';
import { remainingStockOf } from './stock.ts';

/**
 * The cost of a product's cheapest size, and whether other sizes cost more: its price then reads 'от 2 900 ₽'. Sold-out sizes do not count, as nobody
 * can buy them, unless all sizes are sold out.
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
