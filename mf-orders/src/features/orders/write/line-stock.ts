import { type Product, remainingStockOf, sizesOf } from 'shared-contracts';
import type { WriteLine } from './write-form.ts';

type Products = Readonly<Record<string, Product>>;
type Counted = Pick<WriteLine, 'id' | 'free' | 'sizeId' | 'count'>;

function stockOfLine({ id, free, sizeId }: Counted, products: Products): { row: string; left: number } | null {
  const product = free ? undefined : products[id];
  if (!product) return null;
  const size = sizesOf(product).find((one) => one.id === sizeId) ?? null;
  const left = remainingStockOf(product, size);
  return left === null ? null : { row: size?.stock ? `${id} ${size.id}` : id, left };
}

/**
 * Stock that is left for each line, null where it is not counted. Lines of the same stock share it.
 * @param held lines of the saved order: their pieces are left to it, in any of its lines
 */
export function leftForLines(
  lines: readonly Counted[],
  products: Products,
  held: readonly Counted[],
): ({ left: number; short: boolean } | null)[] {
  const sum = (some: readonly Counted[], row: string) =>
    some.reduce((pieces, line) => pieces + (stockOfLine(line, products)?.row === row ? line.count : 0), 0);
  return lines.map((line) => {
    const stock = stockOfLine(line, products);
    if (!stock) return null;
    const left = stock.left + sum(held, stock.row);
    return { left, short: sum(lines, stock.row) > left };
  });
}
