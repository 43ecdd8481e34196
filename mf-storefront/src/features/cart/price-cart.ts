import {
  costOf,
  kopecksOf,
  leadDaysOf,
  msOfDay,
  type Product,
  remainingStockOf,
  type ShopZone,
  type Size,
  shopDayOf,
  sizesOf,
} from 'shared-contracts';
import type { CartLine } from './lines.ts';

/**
 * How a line of the cart differs from the shop as it is now.
 * - `price`: it costs something else than the shopper saw
 * - `gone`: no longer sold
 * - `size-gone`: the product is sold, but not in this size (or only in sizes now)
 * - `sold-out`: nothing is left of it
 * - `fewer`: fewer are left than are in the cart; those can be ordered
 */
type LineChange = 'price' | 'gone' | 'size-gone' | 'sold-out' | 'fewer';

export interface PricedLine extends CartLine {
  change: LineChange | null;
  was: number;
  sale: number | null;
  /** Pieces in the cart. `quantity` is what can be ordered, which is less where `change` is 'fewer'. */
  inCart: number;
  left: number | null;
  leadDays: number;
}

export const isPurchasable = (line: PricedLine): boolean =>
  line.change === null || line.change === 'price' || line.change === 'fewer';

const sizeOf = (line: CartLine, sizes: readonly Size[]): Size | null | undefined =>
  line.sizeId === null && sizes.length === 0 ? null : sizes.find((size) => size.id === line.sizeId);

function leftFor(
  product: Product,
  size: Size | null,
  taken: Map<string, number>,
): { key: string; left: number } | null {
  const left = remainingStockOf(product, size);
  if (left === null) return null;
  // Sizes without a stock of their own share the product's.
  const key = `${product.id}:${size?.stock ? size.id : ''}`;
  return { key, left: Math.max(0, left - (taken.get(key) ?? 0)) };
}

function priceLine(line: CartLine, product: Product, taken: Map<string, number>): PricedLine {
  const was = line.price;
  const { title } = product;
  const picture = product.preview?.link ?? null;
  const size = sizeOf(line, sizesOf(product));
  const known = { ...line, title, picture, was, inCart: line.quantity };
  if (size === undefined) return { ...known, change: 'size-gone', sale: null, left: null, leadDays: 0 };
  const { price, sale } = costOf(product, size);
  const counted = leftFor(product, size, taken);
  const left = counted?.left ?? null;
  const quantity = left === null ? line.quantity : Math.min(line.quantity, left);
  if (counted) taken.set(counted.key, (taken.get(counted.key) ?? 0) + quantity);
  const now = { ...known, price, sale, size: size?.value ?? '', left, leadDays: leadDaysOf(product, size) };
  if (left === 0) return { ...now, change: 'sold-out' };
  if (quantity < line.quantity) return { ...now, quantity, change: 'fewer' };
  return { ...now, change: price === was ? null : 'price' };
}

/**
 * Compares a cart with the shop: no line is dropped, every difference is named (decision 4.9).
 * @param lines    the cart
 * @param products the shop's answer; undefined before it has come: then the lines stay as they are
 * @param whole    false where the answer belongs to an earlier set of lines: a product that is missing from it may be sold all the same
 */
export function priceCart(
  lines: readonly CartLine[],
  products: readonly Product[] | undefined,
  whole = true,
): PricedLine[] {
  const taken = new Map<string, number>();
  const byId = new Map(products?.map((product) => [product.id, product]));
  return lines.map((line) => {
    const product = byId.get(line.productId);
    if (product) return priceLine(line, product, taken);
    const change = products && whole ? ('gone' as const) : null;
    return { ...line, change, was: line.price, sale: null, inCart: line.quantity, left: null, leadDays: 0 };
  });
}

export function readyOn(lines: readonly Pick<PricedLine, 'leadDays'>[], zone: ShopZone, now = new Date()): string {
  const days = Math.max(0, ...lines.map((line) => line.leadDays));
  return days === 0 ? '' : shopDayOf(new Date(now.getTime() + days * msOfDay), zone);
}

export const sumOf = (lines: readonly Pick<CartLine, 'price' | 'quantity'>[]): number =>
  lines.reduce((kopecks, line) => kopecks + kopecksOf(line.price) * line.quantity, 0) / 100;

export const toCartLine = ({ productId, sizeId, size, title, price, picture, quantity }: PricedLine): CartLine => ({
  productId,
  sizeId,
  size,
  title,
  price,
  picture,
  quantity,
});
