import { groupDigits } from 'shared-contracts';

type PluralForms = readonly [one: string, few: string, many: string];

export function plural(count: number, [one, few, many]: PluralForms): string {
  const [last, lastTwo] = [count % 10, count % 100];
  if (last === 1 && lastTwo !== 11) return one;
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) && Number.isInteger(count) ? few : many;
}

export const pluralCount = (count: number, forms: PluralForms): string =>
  `${groupDigits(count)}\u00a0${plural(count, forms)}`;
