import {
  type CartChangeWire,
  type checkoutRequest,
  kopecksOf,
  roublesOf,
  type Size,
  type Stock,
  sizesOf,
} from 'shared-contracts';
import type { z } from 'zod';
import { type PricedProduct, resolveStock } from '../catalogue/index.ts';
import { kopecksOrNull, roublesOrNull } from '../common/money.ts';
import { invalidField } from '../common/refusal.ts';

export type CartItem = z.output<typeof checkoutRequest>['products'][number];

/** Amounts are kopecks. */
export interface PricedCartLine {
  product: PricedProduct;
  quantity: number;
  size: Size | null;
  price: number;
  old_price: number | null;
  stockSize: string | null;
  leadDays: number;
  free: boolean;
}

const maxOfOne = 99;

export function mergeCartItems(items: CartItem[]): CartItem[] {
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

function sizeOf(product: PricedProduct, sizeId: string | null): Size | null | undefined {
  const sizes = sizesOf({ meta: { productFields: product.fields } });
  if (sizeId === null) return sizes.length === 0 ? null : undefined;
  return sizes.find((size) => size.id === sizeId);
}

const costOf = ({ price, old_price }: PricedProduct, size: Size | null): Pick<PricedCartLine, 'price' | 'old_price'> =>
  size?.price === undefined
    ? { price, old_price }
    : { price: kopecksOf(size.price), old_price: kopecksOrNull(size.sale ?? null) };

export const sumOf = (lines: Pick<PricedCartLine, 'price' | 'quantity'>[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

function stillMissing(left: Map<string, number>, key: string, stock: Stock, wanted: number) {
  if (stock.kind === 'paused') return { was: wanted, now: 0 };
  if (stock.kind !== 'counted') return null;
  const now = left.get(key) ?? stock.left;
  left.set(key, Math.max(0, now - wanted));
  return wanted > now ? { was: wanted, now } : null;
}

const changeOf = (item: CartItem, product: PricedProduct | undefined) => ({
  product_id: item.product_id,
  size_id: item.size_id,
  title: product?.title ?? null,
});

export function priceCartLine(
  item: CartItem,
  product: PricedProduct | undefined,
  changes: CartChangeWire[],
): PricedCartLine | null {
  const change = changeOf(item, product);
  const was = item.price ?? null;
  if (!product?.sold) {
    changes.push({ ...change, kind: 'unpublished', was, now: null });
    return null;
  }
  const size = sizeOf(product, item.size_id);
  if (size === undefined) {
    changes.push({ ...change, kind: 'size_gone', was, now: roublesOf(product.price) });
    return null;
  }
  const cost = costOf(product, size);
  if (was !== null && kopecksOf(was) !== cost.price) {
    changes.push({ ...change, kind: 'price', was, now: roublesOrNull(cost.price) });
  }
  const counted = resolveStock(product.stock, size);
  const stockSize = counted?.stock.kind === 'counted' ? counted.sizeId : null;
  const leadDays = counted?.stock.kind === 'to_order' ? counted.stock.days : 0;
  return { product, quantity: item.quantity, size, ...cost, stockSize, leadDays, free: false };
}

/**
 * @param expectedSum roubles, as the shopper saw them
 * @returns the lines, and every difference between the cart and the shop; an order is placed only where there is none
 */
export function priceCart(items: CartItem[], products: PricedProduct[], expectedSum: number) {
  const known = new Map(products.map((product) => [product.id, product]));
  const changes: CartChangeWire[] = [];
  const lines: PricedCartLine[] = [];
  const left = new Map<string, number>();
  for (const item of items) {
    const product = known.get(item.product_id);
    const line = priceCartLine(item, product, changes);
    if (!line) continue;
    lines.push(line);
    const counted = resolveStock(line.product.stock, line.size);
    const missing = counted && stillMissing(left, `${line.product.id} ${counted.sizeId}`, counted.stock, item.quantity);
    if (missing) changes.push({ ...changeOf(item, product), kind: 'stock', ...missing });
  }
  const sum = sumOf(lines);
  if (sum !== kopecksOf(expectedSum)) {
    const change = { product_id: '', size_id: null, title: null, kind: 'sum' } as const;
    changes.push({ ...change, was: expectedSum, now: roublesOf(sum) });
  }
  return { lines, sum, changes };
}
