import type { PromoRefusal } from 'shared-contracts';
import { formatDate } from 'shared-design-system/checkout';
import { formatMoney } from 'shared-design-system/shop';
import { changesTexts } from '../changes-texts.ts';

const words = changesTexts.refusals;

export function refusalText({ reason, least_order, starts }: PromoRefusal): string {
  if (reason === 'least') return words.least(formatMoney(least_order ?? 0));
  if (reason === 'early') return words.early(starts === null ? '' : formatDate(starts));
  return words[reason];
}
