import type { CheckoutTerms, CheckoutValues } from './values.ts';
import { whenAsked } from './when.ts';

/** Names of the choices in a form without scripts: a slot with its day, and a day where no slot is asked for. */
export const whenFields = { slot: 'when', day: 'whenDay' } as const;

/** Day and hours of a form that was filled in without scripts; nothing where its page asked for them freely. */
export function whenOfForm(
  sent: Readonly<Record<string, string>>,
  terms: CheckoutTerms,
  chosen: Pick<CheckoutValues, 'deliveryMethod'>,
): Partial<Pick<CheckoutValues, 'date' | 'interval' | 'otherDay'>> {
  const asked = whenAsked(terms, chosen);
  const { [whenFields.slot]: slot, [whenFields.day]: day } = sent;
  if (asked === 'slot' && slot !== undefined) {
    const [date = '', interval = ''] = slot.split(' ');
    return { date, interval, otherDay: false };
  }
  return asked === 'day' && day !== undefined ? { date: day, otherDay: false } : {};
}
