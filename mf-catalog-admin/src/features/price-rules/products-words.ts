import type { PriceRule } from 'shared-contracts';
import { ruleTexts as words } from './texts.ts';

export type Titles = Readonly<Record<string, string>>;

export function productsWords({ categoryIds }: Pick<PriceRule, 'categoryIds'>, titles: Titles): string {
  if (categoryIds === null) return words.everything;
  return categoryIds.flatMap((id) => titles[id] ?? []).join(', ') || words.goneCategories;
}
