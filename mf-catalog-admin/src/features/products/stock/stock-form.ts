import { maxLeadDays, maxPieces, type Stock, type StockReason, type StockSetting } from 'shared-contracts';
import { pluralCount } from 'shared-design-system/office';
import { stockTexts as words } from './texts.ts';

type StockKind = 'not_counted' | 'counted' | 'to_order';

export interface StockForm {
  kind: StockKind;
  reason: StockReason;
  amount: string;
  days: string;
  note: string;
}

export const formOf = (stock: Stock | undefined): StockForm => ({
  kind: stock === undefined || stock.kind === 'paused' ? 'counted' : stock.kind,
  reason: 'recount',
  amount: '',
  days: stock?.kind === 'to_order' ? String(stock.days) : '',
  note: '',
});

const whole = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN);

type Read = { setting: StockSetting } | { field: 'amount' | 'days'; error: string };

export function parseStockForm({ kind, reason, amount, days }: StockForm, stock: Stock | undefined): Read {
  if (kind === 'not_counted') return { setting: { kind } };
  if (kind === 'to_order') {
    const number = whole(days);
    const fits = number >= 1 && number <= maxLeadDays;
    return fits ? { setting: { kind, days: number } } : { field: 'days', error: words.errors.days };
  }
  const was = stock?.kind === 'counted' ? stock.left : null;
  const number = whole(amount);
  const isChange = was !== null && (reason === 'arrival' || reason === 'write_off');
  const least = isChange ? 1 : 0;
  if (!(number >= least && number <= maxPieces)) {
    return { field: 'amount', error: isChange ? words.errors.some : words.errors.count };
  }
  if (!isChange) return { setting: { kind, left: number, ...(was === null ? {} : { expected: was }) } };
  if (reason === 'write_off' && number > was) {
    return { field: 'amount', error: words.errors.fewer(pluralCount(was, words.pieces)) };
  }
  return { setting: { kind: 'changed', by: reason === 'arrival' ? number : -number } };
}
