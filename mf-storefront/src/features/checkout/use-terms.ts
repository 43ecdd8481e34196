import { useMemo, useRef } from 'react';
import {
  type DeliveryConditions,
  defaultZone,
  type OfferedDays,
  offersCardText,
  type PaymentType,
  type PublicShop,
} from 'shared-contracts';
import type { CheckoutTerms } from './values.ts';

type Shop = Pick<PublicShop, 'productTypes' | 'openingHours' | 'timeZone'>;

export const termsOf = (
  conditions: DeliveryConditions | null,
  payments: readonly PaymentType[],
  shop: Shop | undefined,
  when: OfferedDays | null,
  readyOn = '',
): CheckoutTerms => ({
  deliveryMethods: conditions?.deliveryMethods ?? [],
  showAddress: conditions?.showAddress ?? false,
  payments,
  cardText: offersCardText(shop?.productTypes ?? []),
  openingHours: shop?.openingHours ?? [],
  zone: shop?.timeZone ?? defaultZone,
  readyOn,
  when: when && { ...when, days: when.days.filter(({ date }) => date >= readyOn) },
});

/**
 * What a shop's checkout asks for and offers.
 * @param conditions null where the shop has set none, undefined while they are not known
 * @param payments   undefined while they are not known
 * @param when       null where the shop has no schedule, undefined while it is not known
 * @param readyOn    the earliest day on which what has to be made first is ready; empty where all of the cart is there
 * @returns undefined until all of it is known; after that the last that was known
 */
export function useTerms(
  conditions: DeliveryConditions | null | undefined,
  payments: readonly PaymentType[] | undefined,
  shop: Shop | undefined,
  when: OfferedDays | null | undefined,
  readyOn: string,
): CheckoutTerms | undefined {
  const known = useMemo(
    () =>
      conditions === undefined || !payments || when === undefined
        ? undefined
        : termsOf(conditions, payments, shop, when, readyOn),
    [conditions, payments, shop, when, readyOn],
  );
  // Keeps a form that is being filled in while a schedule that the shop has just made is read.
  const last = useRef(known);
  if (known) last.current = known;
  return known ?? last.current;
}
