import { useMemo } from 'react';
import { type DeliveryConditions, type PaymentType, writesCards } from 'shared-contracts';
import type { CheckoutTerms } from './form.ts';

/**
 * What a shop asks a shopper for.
 * @param conditions null where the shop has set none, undefined while they are not known
 * @param payments   undefined while they are not known
 * @param sells      what the shop sells, in the merchant's words
 * @returns undefined until conditions and payments are known
 */
export function useTerms(
  conditions: DeliveryConditions | null | undefined,
  payments: readonly PaymentType[] | undefined,
  sells: readonly string[] | undefined,
): CheckoutTerms | undefined {
  return useMemo(
    () =>
      conditions === undefined || !payments
        ? undefined
        : {
            deliveryMethods: conditions?.deliveryMethods ?? [],
            showAddress: conditions?.showAddress ?? false,
            payments,
            cardText: writesCards(sells ?? []),
          },
    [conditions, payments, sells],
  );
}
