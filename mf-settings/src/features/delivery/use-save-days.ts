import type { DeliveryConditions, DeliverySchedule } from 'shared-contracts';
import { isFailure } from 'shared-runtime';
import { useCreateDeliveryConditionsMutation, useUpdateDeliveryConditionsMutation } from './api.ts';

export function useSaveDays(saved: DeliveryConditions | null) {
  const [create] = useCreateDeliveryConditionsMutation();
  const [update] = useUpdateDeliveryConditionsMutation();
  return async (schedule: DeliverySchedule | null): Promise<DeliveryConditions> => {
    if (saved) return update({ schedule }).unwrap();
    try {
      return await create({ showAddress: true, deliveryMethods: [], communications: [], schedule }).unwrap();
    } catch (caught) {
      // Another device has created them first.
      if (isFailure(caught) && caught.code === 'already_exists') return update({ schedule }).unwrap();
      throw caught;
    }
  };
}
