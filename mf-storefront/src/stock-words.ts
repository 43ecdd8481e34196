import { fewPieces } from 'shared-contracts';
import { stockTexts } from './stock-texts.ts';

/**
 * That few are left, or that it has to be made first; undefined where neither is worth a word.
 * @param left pieces; null where they are not counted
 * @param days within which it is made to order
 */
export function stockWords(left: number | null, days: number): string | undefined {
  if (days > 0) return stockTexts.toOrder;
  return left && left <= fewPieces ? stockTexts.few(left) : undefined;
}
