import type { EditChange, ShopZone } from 'shared-contracts';
import { formatDate, formatMoney, formatPhone } from 'shared-design-system/office';
import { versionsTexts as words } from './texts.ts';

const money: readonly EditChange['kind'][] = ['discount', 'delivery_price', 'total'];

function sideOf(kind: EditChange['kind'], value: string | null, timeZone: ShopZone): string {
  if (value === null) return words.none;
  if (kind === 'line') return words.pieces(value);
  if (money.includes(kind)) return formatMoney(Number(value));
  if (kind === 'day') return formatDate(value, { timeZone });
  if (kind === 'phone') return formatPhone(value);
  if (kind === 'gift')
    return value
      .split(' ')
      .map((one) => words.gifts[one] ?? one)
      .join(', ');
  return value;
}

export const changeText = ({ kind, title, was, now }: EditChange, zone: ShopZone): { of: string; text: string } => ({
  of: title ?? words.kinds[kind],
  text: words.change(sideOf(kind, was, zone), sideOf(kind, now, zone)),
});
