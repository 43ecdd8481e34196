import { useMemo } from 'react';
import type { DeliveryConditions, PaymentType } from 'shared-contracts';
import type { CheckoutTerms } from './form.ts';

/**
 * What a shop asks a shopper for.
 * @param conditions null where the shop has set none, undefined while they are not known
 * @param payments   undefined while they are not known
 * @returns undefined until both are known
 */
export function useTerms(
  conditions: DeliveryConditions | null | undefined,
  payments: readonly PaymentType[] | undefined,
): CheckoutTerms | undefined {
  return useMemo(
    () =>
      conditions === undefined || !payments
        ? undefined
        : {
            deliveryMethods: conditions?.deliveryMethods.map((method) => method.description) ?? [],
            showAddress: conditions?.showAddress ?? false,
            payments,
          },
    [conditions, payments],
  );
}
