import { type Product, type Size, sizesOf } from './product.ts';
import type { Stock } from './stock-entity.ts';

type Stocked = Pick<Product, 'meta' | 'stock'>;

/** So few pieces are worth a word to the shopper, and to the merchant. */
export const fewPieces = 3;

/** What a size is counted by: its own stock, else its product's; undefined where neither is counted. What is paused as a whole is so in all sizes. */
export const stockOf = (product: Pick<Product, 'stock'>, size: Size | null): Stock | undefined =>
  product.stock?.kind === 'paused' ? product.stock : (size?.stock ?? product.stock);

/** Pieces that can be ordered; null where they are not counted. */
export function leftOf(product: Pick<Product, 'stock'>, size: Size | null): number | null {
  const stock = stockOf(product, size);
  if (stock?.kind === 'paused') return 0;
  return stock?.kind === 'counted' ? stock.left : null;
}

/** Days within which it is made to order; 0 where it is there. */
export function leadDaysOf(product: Pick<Product, 'stock'>, size: Size | null): number {
  const stock = stockOf(product, size);
  return stock?.kind === 'to_order' ? stock.days : 0;
}

/** Whether something can be had, has to be made first, or is sold out. */
export const availabilities = ['in_stock', 'to_order', 'sold_out'] as const;
export type Availability = (typeof availabilities)[number];

const ofStock = (stock: Stock | undefined): Availability => {
  if (stock?.kind === 'to_order') return 'to_order';
  return stock?.kind === 'paused' || stock?.left === 0 ? 'sold_out' : 'in_stock';
};

/** How a size can be had; without one, how a product can be: as the best of its sizes. */
export function availabilityOf(product: Stocked, size: Size | null = null): Availability {
  const sizes = sizesOf(product);
  if (size !== null || sizes.length === 0) return ofStock(stockOf(product, size));
  const are = sizes.map((one) => ofStock(stockOf(product, one)));
  return availabilities.find((availability) => are.includes(availability)) ?? 'in_stock';
}

/** Whether nothing is left: of a product in sizes, of none of them. */
export function isSoldOut(product: Stocked): boolean {
  const sizes = sizesOf(product);
  if (sizes.length === 0) return leftOf(product, null) === 0;
  return sizes.every((size) => leftOf(product, size) === 0);
}
