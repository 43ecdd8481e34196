import { type OpenDay, usesDeliveryIntervals } from 'shared-contracts';
import type { CheckoutTerms, CheckoutValues } from './values.ts';

/**
 * How the shopper says when to deliver: 'freely' where the shop has no schedule, a 'day' with hours in words, an 'interval' of a day, or 'nothing':
 * a parcel's time cannot be chosen.
 */
type Asked = 'freely' | 'day' | 'interval' | 'nothing';

type Terms = Pick<CheckoutTerms, 'deliveryMethods' | 'when'>;
type Chosen = Pick<CheckoutValues, 'deliveryMethod'>;

export function deliveryTimeMode({ deliveryMethods, when }: Terms, { deliveryMethod }: Chosen): Asked {
  if (!when) return 'freely';
  const kind = deliveryMethods.find(({ id }) => id === deliveryMethod)?.kind ?? 'other';
  if (kind === 'post') return 'nothing';
  return when.hasIntervals && usesDeliveryIntervals(kind) ? 'interval' : 'day';
}

export function openDaysFor(terms: Terms, chosen: Chosen): OpenDay[] {
  const mode = deliveryTimeMode(terms, chosen);
  if (!terms.when || mode === 'nothing') return [];
  return terms.when.days.filter(({ open, slots }) => (mode === 'interval' ? slots.length > 0 : open));
}

export function unavailableTimeField(
  terms: Terms,
  values: Pick<CheckoutValues, 'deliveryMethod' | 'date' | 'interval'>,
): 'date' | 'interval' | undefined {
  const mode = deliveryTimeMode(terms, values);
  if (mode === 'freely' || mode === 'nothing' || values.date === '') return undefined;
  const day = openDaysFor(terms, values).find(({ date }) => date === values.date);
  if (!day) return 'date';
  const isChosen = mode === 'interval' && values.interval !== '';
  return isChosen && !day.slots.includes(values.interval) ? 'interval' : undefined;
}
