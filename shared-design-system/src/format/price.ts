import { groupDigits } from 'shared-contracts';
import { emptyValue, isEmpty } from './empty.ts';

export function formatPrice(roubles: number | null | undefined): string {
  return isEmpty(roubles) || !Number.isFinite(roubles) ? emptyValue : `${groupDigits(roubles)}\u00a0₽`;
}

/** A sum in roubles, `5 000 ₽`, or with two digits of kopecks where there are any, `300,50 ₽`. */
export function formatMoney(roubles: number | null | undefined): string {
  if (isEmpty(roubles) || !Number.isFinite(roubles)) return emptyValue;
  const kopecks = Math.round(Math.abs(roubles) * 100);
  const rest = kopecks % 100;
  const sign = roubles < 0 && kopecks > 0 ? '-' : '';
  const fraction = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `${sign}${groupDigits((kopecks - rest) / 100)}${fraction}\u00a0₽`;
}

export function formatQuantityPrice(count: number, roubles: number | null | undefined): string {
  const price = formatPrice(roubles);
  return count > 1 ? `${count}\u00a0x\u00a0${price}` : price;
}
