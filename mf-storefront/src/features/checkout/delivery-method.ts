import {
  type DeliveryKind,
  type DeliveryMethod,
  deliveryCost,
  missingToMinimumOrder,
  optionsOf,
  type ResolvedDeliveryMethod,
  resolveDeliveryMethod,
} from 'shared-contracts';
import type { CheckoutTerms, CheckoutValues } from './values.ts';

type Terms = Pick<CheckoutTerms, 'deliveryMethods'>;
type Chosen = Pick<CheckoutValues, 'deliveryMethod' | 'deliveryOption'>;

export const asksOption = (method: DeliveryMethod | undefined): boolean =>
  method !== undefined && (Boolean(method.zones?.length) || optionsOf(method).length > 1);

export function chosenDeliveryFor(
  { deliveryMethods }: Terms,
  { deliveryMethod, deliveryOption }: Chosen,
): ResolvedDeliveryMethod | undefined {
  const method = deliveryMethods.find(({ id }) => id === deliveryMethod);
  return method && resolveDeliveryMethod(method, deliveryOption);
}

export function isOptionChosen({ deliveryMethods }: Terms, { deliveryMethod, deliveryOption }: Chosen): boolean {
  const method = deliveryMethods.find(({ id }) => id === deliveryMethod);
  return !method || !asksOption(method) || optionsOf(method).some(({ id }) => id === deliveryOption);
}

/** What an order lacks to the least sum that its delivery is for, in roubles; null where it lacks nothing, or nothing is ordered yet. */
export function lackFor(terms: Terms, chosen: Chosen, productsSum: number): { least: number; missing: number } | null {
  const delivery = isOptionChosen(terms, chosen) ? chosenDeliveryFor(terms, chosen) : undefined;
  const missing = delivery && productsSum > 0 ? missingToMinimumOrder(delivery, productsSum) : 0;
  return delivery?.leastOrder && missing > 0 ? { least: delivery.leastOrder, missing } : null;
}

export const kindFor = (terms: Terms, chosen: Chosen): DeliveryKind =>
  chosenDeliveryFor(terms, chosen)?.kind ?? 'other';

/** Cost of the delivery in roubles; null where the seller sets it, undefined while no zone is chosen. */
export function costFor(terms: Terms, chosen: Chosen, productsSum: number): number | null | undefined {
  if (!isOptionChosen(terms, chosen)) return undefined;
  const delivery = chosenDeliveryFor(terms, chosen);
  return delivery ? deliveryCost(delivery, productsSum) : null;
}
