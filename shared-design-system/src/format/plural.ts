const rules = new Intl.PluralRules('ru-RU');

/** One (21 товар), few (3 товара), many (5 товаров). */
export type PluralForms = readonly [one: string, few: string, many: string];

/** The form of a word that goes with a number. */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const category = rules.select(count);
  if (category === 'one') return one;
  return category === 'few' ? few : many;
}

/** Number and word, joined by a no-break space: `5 товаров`. */
export const pluralCount = (count: number, forms: PluralForms): string =>
  `${count.toLocaleString('ru-RU')}\u00a0${plural(count, forms)}`;
