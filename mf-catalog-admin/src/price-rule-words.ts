import { applyRuleToProduct, lowestCost, type PriceTerms, type Product, type ShopZone } from 'shared-contracts';
import { formatDate, formatDateTime, formatPrice, formatTime } from 'shared-design-system/office';
import { texts } from './texts.ts';

const words = texts.priceRules;

export const wholeDay = { from: '00:00', to: '23:59' } as const;

export const termsWords = ({ kind, percent }: Pick<PriceTerms, 'kind' | 'percent'>): string =>
  `${words.kinds[kind]} ${words.terms[kind](percent)}`;

const momentWords = (moment: string, ofWholeDay: string, timeZone: ShopZone): string =>
  formatTime(moment, { timeZone }) === ofWholeDay
    ? formatDate(moment, { timeZone })
    : formatDateTime(moment, { timeZone });

export const periodWords = ({ beginsAt, endsAt }: { beginsAt: string; endsAt: string }, zone: ShopZone): string =>
  words.period(momentWords(beginsAt, wholeDay.from, zone), momentWords(endsAt, wholeDay.to, zone));

/**
 * The product's price in the shop while a price rule changes it; undefined without a rule. 'от' stands before the lowest price where sizes cost more.
 */
export function rulePriceText(product: Product, zone: ShopZone): string | undefined {
  const { rule } = product;
  if (!rule) return undefined;
  const { price, varies } = lowestCost(applyRuleToProduct(product));
  const cost = varies ? words.from(formatPrice(price)) : formatPrice(price);
  return words.inShop(cost, `${words.kinds[rule.kind]} ${words.until(momentWords(rule.endsAt, wholeDay.to, zone))}`);
}
