import { formatMoney } from 'shared-design-system/shop';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { stockWords } from '../../../stock-words.ts';
import { isPurchasable, type PricedLine } from '../price-cart.ts';

const words = checkoutTexts.cart;

export function noteOf(line: PricedLine): string | undefined {
  if (line.change === 'price') return words.priceChanged(formatMoney(line.was), formatMoney(line.price));
  if (line.change === 'fewer') return words.fewer(line.quantity, line.inCart);
  if (line.change === 'sold-out') return words.soldOut;
  if (line.change === 'gone') return words.gone;
  return line.change === 'size-gone' ? words.sizeGone : undefined;
}

export const stockOfLine = (line: PricedLine): string | undefined =>
  isPurchasable(line) && line.change !== 'fewer' ? stockWords(line.left, line.leadDays) : undefined;
