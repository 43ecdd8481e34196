import type { Category } from 'shared-contracts';
import { pluralCount } from 'shared-design-system/office';
import { texts } from '../../texts.ts';

/** How many products a category has, in words. */
export const countOf = ({ count = 0 }: Category): string =>
  count ? pluralCount(count, texts.productForms) : texts.categories.without;
