import type { PriceRule } from 'shared-contracts';
import { ruleTexts as words } from './texts.ts';

/** Titles of categories by their ids. */
export type Titles = Readonly<Record<string, string>>;

/** Which products a rule is for, in words. */
export function productsWords({ categoryIds }: Pick<PriceRule, 'categoryIds'>, titles: Titles): string {
  if (categoryIds === null) return words.everything;
  return categoryIds.flatMap((id) => titles[id] ?? []).join(', ') || words.goneCategories;
}
