import type { DeliveryConditions, DeliveryConditionsDraft } from 'shared-contracts';
import { isFailure } from 'shared-runtime';
import { useCreateDeliveryConditionsMutation, useUpdateDeliveryConditionsMutation } from './api.ts';

/**
 * POST the first time, PUT from then on (promises 7.34.1, 7.35.1).
 * @param saved what the server has; null before the first time
 */
export function useSaveDelivery(saved: DeliveryConditions | null) {
  const [create] = useCreateDeliveryConditionsMutation();
  const [update] = useUpdateDeliveryConditionsMutation();
  return async (draft: DeliveryConditionsDraft): Promise<DeliveryConditions> => {
    if (saved) return update(draft).unwrap();
    try {
      return await create(draft).unwrap();
    } catch (caught) {
      // Another device has created them first.
      if (isFailure(caught) && caught.code === 'already_exists') return update(draft).unwrap();
      throw caught;
    }
  };
}
