import { kopecksOf, type Product, type Size, sizesOf } from 'shared-contracts';
import type { CartLine } from './lines.ts';

/**
 * How a line stands against the shop as it is now.
 * - `price`: it costs something else than the shopper saw
 * - `gone`: no longer sold
 * - `size-gone`: the product is sold, but not in this size (or only in sizes now)
 */
type LineChange = 'price' | 'gone' | 'size-gone';

/** A line of the cart with what the shop says of it. */
export interface PricedLine extends CartLine {
  change: LineChange | null;
  /** What the shopper saw before, in roubles; differs from `price` where `change` is 'price'. */
  was: number;
  /** Old price, roubles; null where there is none. */
  sale: number | null;
}

/** Whether a line can be ordered. */
export const isSold = (line: PricedLine): boolean => line.change === null || line.change === 'price';

const sizeOf = (line: CartLine, sizes: readonly Size[]): Size | null | undefined =>
  line.sizeId === null && sizes.length === 0 ? null : sizes.find((size) => size.id === line.sizeId);

function priceLine(line: CartLine, product: Product): PricedLine {
  const was = line.price;
  const { title, price, sale } = product;
  const picture = product.preview?.link ?? null;
  const size = sizeOf(line, sizesOf(product));
  if (size === undefined) return { ...line, title, picture, change: 'size-gone', was, sale: null };
  const change = price === was ? null : 'price';
  return { ...line, title, picture, price, sale, size: size?.value ?? '', change, was };
}

/**
 * Sets a cart against the shop: nothing is dropped, every difference is named (decision 4.9).
 * @param lines    the cart
 * @param products what the shop answered; undefined while it has not: then the lines stand as they are
 * @param whole    false where the answer is to an earlier set of lines: a product that is missing from it may be sold all the same
 */
export function priceCart(
  lines: readonly CartLine[],
  products: readonly Product[] | undefined,
  whole = true,
): PricedLine[] {
  const byId = new Map(products?.map((product) => [product.id, product]));
  return lines.map((line) => {
    const product = byId.get(line.productId);
    if (product) return priceLine(line, product);
    return { ...line, change: products && whole ? 'gone' : null, was: line.price, sale: null };
  });
}

/** What lines cost together, in roubles, added up in kopecks. */
export const sumOf = (lines: readonly CartLine[]): number =>
  lines.reduce((kopecks, line) => kopecks + kopecksOf(line.price) * line.quantity, 0) / 100;

/** A priced line as the cart keeps it. */
export const lineOf = ({ change: _, was: __, sale: ___, ...line }: PricedLine): CartLine => line;
