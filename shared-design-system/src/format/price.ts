import { groupDigits } from './digits.ts';
import { isEmpty, nothing } from './empty.ts';

/** Two digits after the comma, or nothing where the price is whole; what is below a kopeck is rounded away. */
function amountOf(roubles: number): string {
  const kopecks = Math.round(Math.abs(roubles) * 100);
  const rest = kopecks % 100;
  const whole = groupDigits((Math.sign(roubles) * (kopecks - rest)) / 100);
  return rest === 0 ? whole : `${roubles < 0 && kopecks < 100 ? '-' : ''}${whole},${String(rest).padStart(2, '0')}`;
}

/**
 * A price in Russian roubles without decimals, `5 000 ₽` with no-break spaces (sentence 9.4.1); `--` where there is none. A price that
 * has kopecks is shown with them, `4 999,50 ₽`: prices are kept and added up to the kopeck (decisions, part 5), and rounded ones would
 * contradict their own sum, `2 x 5 000 ₽ = 9 999 ₽`, or ask for another payment than is due.
 */
export function formatPrice(roubles: number | null | undefined): string {
  return isEmpty(roubles) || !Number.isFinite(roubles) ? nothing : `${amountOf(roubles)}\u00a0₽`;
}

/** `N x price` with a quantity above 1, else the price alone (sentence 9.4.1). */
export function formatQuantityPrice(count: number, roubles: number | null | undefined): string {
  const price = formatPrice(roubles);
  return count > 1 ? `${count} x ${price}` : price;
}
