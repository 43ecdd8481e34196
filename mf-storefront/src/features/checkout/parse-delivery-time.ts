import type { CheckoutTerms, CheckoutValues } from './values.ts';
import { deliveryTimeMode } from './when.ts';

export const whenFields = { interval: 'when', day: 'whenDay' } as const;

export function parseDeliveryTime(
  sent: Readonly<Record<string, string>>,
  terms: CheckoutTerms,
  chosen: Pick<CheckoutValues, 'deliveryMethod'>,
): Partial<Pick<CheckoutValues, 'date' | 'interval' | 'otherDay'>> {
  const asked = deliveryTimeMode(terms, chosen);
  const { [whenFields.interval]: sentInterval, [whenFields.day]: day } = sent;
  if (asked === 'interval' && sentInterval !== undefined) {
    const [date = '', interval = ''] = sentInterval.split(' ');
    return { date, interval, otherDay: false };
  }
  return asked === 'day' && day !== undefined ? { date: day, otherDay: false } : {};
}
