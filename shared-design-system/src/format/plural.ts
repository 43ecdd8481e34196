import { groupDigits } from 'shared-contracts';

/** One (21 товар), few (3 товара), many (5 товаров). */
type PluralForms = readonly [one: string, few: string, many: string];

/** The form of a word that goes with a number. */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const [last, lastTwo] = [count % 10, count % 100];
  if (last === 1 && lastTwo !== 11) return one;
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) && Number.isInteger(count) ? few : many;
}

/** Number and word, joined by a no-break space: `5 товаров`. */
export const pluralCount = (count: number, forms: PluralForms): string =>
  `${groupDigits(count)}\u00a0${plural(count, forms)}`;
