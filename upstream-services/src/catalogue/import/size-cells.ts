import { kopecksOf, roublesOf, type Size } from 'shared-contracts';
import { readPrice, writePrice } from './cells.ts';

export type SizeCell = Omit<Size, 'id'>;

const priced = /^(.*\S)\s*=\s*([^=]*?)\s*(?:₽|руб\.?)(?:\s*\(было\s+([^()]*)\))?$/i;

/**
 * Reads a size with an optional price, such as `M = 1 990 ₽`. Text in any other form is the name of a size without a price.
 * @returns the size, with prices in roubles; or what is wrong with its price
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

export function writeSize({ value, price, sale }: SizeCell): string {
  if (price !== undefined) {
    return `${value} = ${roublesText(price)}${sale === undefined ? '' : ` (было ${roublesText(sale)})`}`;
  }
  // A name that looks like a size with a price gets an empty price, so that `readSize` takes it for a name.
  return priced.test(value) ? `${value} = ₽` : value;
}

const costs = ({ price }: SizeCell): boolean => price !== undefined;

export const sameSizes = (one: readonly SizeCell[], other: readonly SizeCell[]): boolean =>
  one.length === other.length && one.every((size, index) => writeSize(size) === writeSize(other[index] as SizeCell));

/**
 * An existing size keeps its id, since carts and orders refer to it. If no cell has a price, the table does not contain prices of sizes: existing
 * ones stay.
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
