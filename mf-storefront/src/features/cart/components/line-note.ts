import { formatMoney } from 'shared-design-system/shop';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { stockWords } from '../../../stock-words.ts';
import { isPurchasable, type PricedLine } from '../price-cart.ts';

const words = checkoutTexts.cart;

export function noteOf(line: PricedLine): string | undefined {
  const price = line.price === line.was ? [] : [words.priceChanged(formatMoney(line.was), formatMoney(line.price))];
  if (line.change === 'price') return price[0];
  if (line.change === 'fewer') return [words.fewer(line.quantity, line.inCart), ...price].join('. ');
  if (line.change === 'sold-out') return words.soldOut;
  if (line.change === 'gone') return words.gone;
  return line.change === 'size-gone' ? words.sizeGone : undefined;
}

export const stockOfLine = (line: PricedLine): string | undefined =>
  isPurchasable(line) && line.change !== 'fewer' ? stockWords(line.left, line.leadDays) : undefined;
