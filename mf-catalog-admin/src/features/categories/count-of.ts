import type { Category } from 'shared-contracts';
import { pluralCount } from 'shared-design-system/office';
import { texts } from '../../texts.ts';

export const countOf = ({ count = 0 }: Category): string =>
  count ? pluralCount(count, texts.productForms) : texts.categories.without;
