import { kopecksOf, roublesOf, type Size } from 'shared-contracts';
import { readPrice, writePrice } from './cells.ts';

/** A size as a cell says it. */
export type SizeCell = Omit<Size, 'id'>;

/** 'M = 3900 ₽ (было 4500 ₽)'; without a number between sign and currency it has no price of its own. */
const priced = /^(.*\S)\s*=\s*([^=]*?)\s*(?:₽|руб\.?)(?:\s*\(было\s+([^()]*)\))?$/i;

/**
 * Reads a size with its price. What is not written so is a size without one, as it stands.
 * @returns the size, its prices in roubles; or why its price cannot be
 */
export function readSize(text: string): SizeCell | { problem: 'price_kopecks' | 'price_range' } {
  const [, value, price, sale] = priced.exec(text) ?? [];
  if (value === undefined || price === undefined) return { value: text };
  if (price === '') return { value };
  const now = readPrice(price);
  const was = sale === undefined ? undefined : readPrice(sale);
  if (now === 'price_wrong' || was === 'price_wrong') return { value: text };
  if (typeof now === 'string') return { problem: now };
  if (typeof was === 'string') return { problem: was };
  return { value, price: roublesOf(now), ...(was === undefined ? {} : { sale: roublesOf(was) }) };
}

const roublesText = (roubles: number): string => `${writePrice(kopecksOf(roubles))} ₽`;

/** Writes a size as {@link readSize} reads it. */
export function writeSize({ value, price, sale }: SizeCell): string {
  if (price !== undefined) {
    return `${value} = ${roublesText(price)}${sale === undefined ? '' : ` (было ${roublesText(sale)})`}`;
  }
  // What only looks like a price is part of the name.
  return priced.test(value) ? `${value} = ₽` : value;
}

const costs = ({ price }: SizeCell): boolean => price !== undefined;

/** Whether sizes are the same, in the same order and at the same prices; their ids do not count. */
export const sameSizes = (one: readonly SizeCell[], other: readonly SizeCell[]): boolean =>
  one.length === other.length && one.every((size, index) => writeSize(size) === writeSize(other[index] as SizeCell));

/**
 * Sizes that a cell makes of those of a product: one that was there keeps its id, carts and orders know it by that. A cell without any price
 * is of a table that knows of none: what is there stays.
 */
export function sizesFrom(cells: readonly SizeCell[], before: readonly Size[], newId: () => string): Size[] {
  const left = [...before];
  const saysPrices = cells.some(costs);
  return cells.map((cell) => {
    const at = left.findIndex((size) => size.value === cell.value);
    const [known] = at >= 0 ? left.splice(at, 1) : [];
    if (!known) return { id: newId(), ...cell };
    return saysPrices ? { id: known.id, ...cell } : known;
  });
}
