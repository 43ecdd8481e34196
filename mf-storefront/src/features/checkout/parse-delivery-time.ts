import type { CheckoutTerms, CheckoutValues } from './values.ts';
import { deliveryTimeMode } from './when.ts';

export const whenFields = { slot: 'when', day: 'whenDay' } as const;

export function parseDeliveryTime(
  sent: Readonly<Record<string, string>>,
  terms: CheckoutTerms,
  chosen: Pick<CheckoutValues, 'deliveryMethod'>,
): Partial<Pick<CheckoutValues, 'date' | 'interval' | 'otherDay'>> {
  const asked = deliveryTimeMode(terms, chosen);
  const { [whenFields.slot]: slot, [whenFields.day]: day } = sent;
  if (asked === 'slot' && slot !== undefined) {
    const [date = '', interval = ''] = slot.split(' ');
    return { date, interval, otherDay: false };
  }
  return asked === 'day' && day !== undefined ? { date: day, otherDay: false } : {};
}
