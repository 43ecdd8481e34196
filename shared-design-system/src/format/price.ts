import { groupDigits } from './digits.ts';
import { isEmpty, nothing } from './empty.ts';

/** A price in Russian roubles without decimals, `5 000 ₽` with no-break spaces (promise 9.4.1); `--` where there is none. */
export function formatPrice(roubles: number | null | undefined): string {
  return isEmpty(roubles) || !Number.isFinite(roubles) ? nothing : `${groupDigits(roubles)}\u00a0₽`;
}

/** `N x price` with a quantity above 1, unbroken, else the price alone (promise 9.4.1). */
export function formatQuantityPrice(count: number, roubles: number | null | undefined): string {
  const price = formatPrice(roubles);
  return count > 1 ? `${count}\u00a0x\u00a0${price}` : price;
}
