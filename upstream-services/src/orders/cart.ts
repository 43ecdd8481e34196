import { type CartChangeWire, type checkoutRequest, kopecksOf, roublesOf, type Size } from 'shared-contracts';
import type { z } from 'zod';
import type { PricedProduct } from '../catalogue/index.ts';
import { roublesOrNull } from '../common/money.ts';
import { invalidField } from '../common/refusal.ts';

export type CartItem = z.output<typeof checkoutRequest>['products'][number];

/** A line of the order to be. Kopecks. */
export interface Line {
  product: PricedProduct;
  quantity: number;
  size: Size | null;
}

const maxOfOne = 99;

/**
 * Puts equal goods together.
 * @throws Refusal validation_failed where there are more than 99 of one
 */
export function merged(items: CartItem[]): CartItem[] {
  const byKey = new Map<string, CartItem>();
  for (const [index, item] of items.entries()) {
    const key = `${item.product_id.toLowerCase()} ${item.size_id ?? ''}`;
    const known = byKey.get(key);
    const quantity = (known?.quantity ?? 0) + item.quantity;
    if (quantity > maxOfOne) throw invalidField(`products[${index}].quantity`, 'at most 99 of one', 'too_big');
    byKey.set(key, { ...item, product_id: item.product_id.toLowerCase(), quantity });
  }
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
}

const sizesOf = (product: PricedProduct): Size[] =>
  product.fields.flatMap((field) => (field.type === 'sizes' ? field.sizes : []));

/** The chosen size; undefined where it cannot be had: gone, or none chosen of a product that comes in sizes. */
function sizeOf(product: PricedProduct, sizeId: string | null): Size | null | undefined {
  const sizes = sizesOf(product);
  if (sizeId === null) return sizes.length === 0 ? null : undefined;
  return sizes.find((size) => size.id === sizeId);
}

export const sumOf = (lines: Line[]): number =>
  lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);

/**
 * Prices a cart by the database (decision 3.1).
 * @param expectedSum roubles, as the shopper saw them
 * @returns the lines, and every difference between the cart and the shop; an order is placed only where there is none
 */
export function price(items: CartItem[], products: PricedProduct[], expectedSum: number) {
  const known = new Map(products.map((product) => [product.id, product]));
  const changes: CartChangeWire[] = [];
  const lines: Line[] = [];
  for (const item of items) {
    const product = known.get(item.product_id);
    const change = { product_id: item.product_id, size_id: item.size_id, title: product?.title ?? null };
    const was = item.price ?? null;
    if (!product?.sold) {
      changes.push({ ...change, kind: 'unpublished', was, now: null });
      continue;
    }
    const size = sizeOf(product, item.size_id);
    if (size === undefined) {
      changes.push({ ...change, kind: 'size_gone', was, now: roublesOf(product.price) });
      continue;
    }
    if (was !== null && kopecksOf(was) !== product.price) {
      changes.push({ ...change, kind: 'price', was, now: roublesOrNull(product.price) });
    }
    lines.push({ product, quantity: item.quantity, size });
  }
  const sum = sumOf(lines);
  if (sum !== kopecksOf(expectedSum)) {
    const change = { product_id: '', size_id: null, title: null, kind: 'sum' } as const;
    changes.push({ ...change, was: expectedSum, now: roublesOf(sum) });
  }
  return { lines, sum, changes };
}
