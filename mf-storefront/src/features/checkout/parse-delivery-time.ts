import { deliveryTimeMode } from './delivery-time-mode.ts';
import type { CheckoutTerms, CheckoutValues } from './values.ts';

export const whenFields = { interval: 'when', day: 'whenDay' } as const;

export function parseDeliveryTime(
  sent: Readonly<Record<string, string>>,
  terms: CheckoutTerms,
  chosen: Pick<CheckoutValues, 'deliveryMethod'>,
): Partial<Pick<CheckoutValues, 'date' | 'interval' | 'otherDay'>> {
  const mode = deliveryTimeMode(terms, chosen);
  const { [whenFields.interval]: sentInterval, [whenFields.day]: day } = sent;
  if (mode === 'interval' && sentInterval !== undefined) {
    const [date = '', interval = ''] = sentInterval.split(' ');
    return { date, interval, otherDay: false };
  }
  return mode === 'day' && day !== undefined ? { date: day, otherDay: false } : {};
}
