import { maxLeadDays, maxPieces, type Size, type UnpausedStock } from 'shared-contracts';
import type { LastingCounts } from '../stock/counts.ts';

export interface StockCell {
  size: string;
  stock: UnpausedStock | null;
}

const words = { notCounted: 'не считать', toOrder: 'под заказ' };
const toOrder = /^под\s+заказ[,:]?\s+(\d{1,2})(?:\s*(?:дн|день).*)?$/i;

function readAmount(text: string): UnpausedStock | null | undefined {
  if (/^не\s+считать$/i.test(text)) return null;
  const [, days] = toOrder.exec(text) ?? [];
  if (days !== undefined) {
    return Number(days) >= 1 && Number(days) <= maxLeadDays ? { kind: 'to_order', days: Number(days) } : undefined;
  }
  const [, pieces] = /^(\d{1,6})(?:\s*шт\.?)?$/i.exec(text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}\b)/g, '')) ?? [];
  if (pieces === undefined || Number(pieces) > maxPieces) return undefined;
  return { kind: 'counted', left: Number(pieces) };
}

export function readStockPart(text: string): StockCell | undefined {
  const [, size = '', amount = text] = /^(.*\S)\s*=\s*([^=]*)$/.exec(text) ?? [];
  const stock = readAmount(amount.trim());
  return stock === undefined ? undefined : { size, stock };
}

const writeAmount = (stock: UnpausedStock): string =>
  stock.kind === 'counted' ? String(stock.left) : `${words.toOrder} ${stock.days}`;

export const writeStock = (counts: LastingCounts, sizes: readonly Size[]): string[] => [
  ...(counts?.[''] ? [writeAmount(counts[''])] : []),
  ...sizes.flatMap(({ id, value }) => (counts?.[id] ? [`${value} = ${writeAmount(counts[id])}`] : [])),
];
