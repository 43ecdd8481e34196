import { type Product, type Size, sizesOf } from './product.ts';
import type { Stock } from './stock-entity.ts';

type Stocked = Pick<Product, 'meta' | 'stock'>;

export const lowStockThreshold = 3;

/** The stock that applies to a size: its own, else its product's; undefined where neither is counted. A paused product is paused in all sizes. */
export const stockOf = (product: Pick<Product, 'stock'>, size: Size | null): Stock | undefined =>
  product.stock?.kind === 'paused' ? product.stock : (size?.stock ?? product.stock);

export function remainingStockOf(product: Pick<Product, 'stock'>, size: Size | null): number | null {
  const stock = stockOf(product, size);
  if (stock?.kind === 'paused') return 0;
  return stock?.kind === 'counted' ? stock.left : null;
}

export function leadDaysOf(product: Pick<Product, 'stock'>, size: Size | null): number {
  const stock = stockOf(product, size);
  return stock?.kind === 'to_order' ? stock.days : 0;
}

export const availabilities = ['in_stock', 'to_order', 'sold_out'] as const;
export type Availability = (typeof availabilities)[number];

const ofStock = (stock: Stock | undefined): Availability => {
  if (stock?.kind === 'to_order') return 'to_order';
  return stock?.kind === 'paused' || stock?.left === 0 ? 'sold_out' : 'in_stock';
};

export function availabilityOf(product: Stocked, size: Size | null = null): Availability {
  const sizes = sizesOf(product);
  if (size !== null || sizes.length === 0) return ofStock(stockOf(product, size));
  const are = sizes.map((one) => ofStock(stockOf(product, one)));
  return availabilities.find((availability) => are.includes(availability)) ?? 'in_stock';
}

export function isSoldOut(product: Stocked): boolean {
  const sizes = sizesOf(product);
  if (sizes.length === 0) return remainingStockOf(product, null) === 0;
  return sizes.every((size) => remainingStockOf(product, size) === 0);
}
