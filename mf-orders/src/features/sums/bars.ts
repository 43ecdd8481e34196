import type { OrderSums } from 'shared-contracts';
import type { Bar } from 'shared-design-system/office';
import { formatDate, formatPrice, pluralCount } from 'shared-design-system/office';
import { sumsTexts as sums } from '../../sums-texts.ts';

const week = 7;

// The dates are days of the shop's zone: noon in UTC is the same day in every zone that matters.
const noon = (date: string): Date => new Date(`${date}T12:00:00Z`);
const weekday = new Intl.DateTimeFormat('ru-RU', { weekday: 'short', timeZone: 'UTC' });
const short = new Intl.NumberFormat('ru-RU', { notation: 'compact' });

function tickOf(date: string, fromEnd: number, days: number): string | undefined {
  if (days > week) return fromEnd % week === 0 ? String(noon(date).getUTCDate()) : undefined;
  return fromEnd === 0 ? sums.today.toLowerCase() : weekday.format(noon(date));
}

export function barsOf(answer: OrderSums, days: number): Bar[] {
  const shown = answer.days.slice(-days);
  const most = Math.max(...shown.map(({ sum }) => sum));
  const tallest = shown.findLastIndex(({ sum }) => sum === most && sum > 0);
  const today = shown.length - 1;
  // Numbers on neighbouring bars would overlap.
  const isMarked = (index: number) =>
    days <= week ? index === today || (index === tallest && index < today - 1) : index === tallest;
  return shown.map(({ date, sum, count }, index) => ({
    name: formatDate(date, { timeZone: answer.zone }),
    tick: tickOf(date, today - index, days),
    value: sum,
    text: `${formatPrice(sum)}, ${pluralCount(count, sums.orderForms)}`,
    mark: sum > 0 && isMarked(index) ? short.format(sum) : undefined,
    current: index === today,
  }));
}
