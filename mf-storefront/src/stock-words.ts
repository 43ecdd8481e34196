import { lowStockThreshold } from 'shared-contracts';
import { stockTexts } from './stock-texts.ts';

export function stockWords(left: number | null, days: number): string | undefined {
  if (days > 0) return stockTexts.toOrder;
  return left && left <= lowStockThreshold ? stockTexts.few(left) : undefined;
}
