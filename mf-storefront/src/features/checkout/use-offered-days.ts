import type { DeliveryConditions } from 'shared-contracts';
import { useRead } from 'shared-runtime/page';
import { readDeliveryDays } from './api.ts';
import { chosenDeliveryFor } from './delivery-method.ts';
import type { CheckoutValues } from './values.ts';

type Chosen = Pick<CheckoutValues, 'deliveryMethod' | 'deliveryOption'>;

/** The query for the days of a delivery. A zone or method with its own lead time has days of its own; all others share one answer. */
export function daysQuery(merchantName: string, conditions: DeliveryConditions, chosen: Chosen | undefined) {
  const isSlow = chosen && chosenDeliveryFor(conditions, chosen)?.leadHours !== null;
  const { deliveryMethod: methodId = '', deliveryOption: optionId = '' } = chosen ?? {};
  return { read: readDeliveryDays, args: { merchantName, ...(isSlow ? { methodId, optionId } : {}) } };
}

export function useOfferedDays(
  merchantName: string,
  conditions: DeliveryConditions | null | undefined,
  chosen: Chosen | undefined,
) {
  const isScheduled = Boolean(conditions?.schedule);
  const args = conditions?.schedule ? daysQuery(merchantName, conditions, chosen).args : null;
  const query = useRead(readDeliveryDays, args, { anew: true });
  return {
    when: isScheduled ? query.data : conditions === undefined ? undefined : null,
    error: isScheduled ? query.error : undefined,
    refresh: async () => {
      if (args) await query.refetch();
    },
  };
}
