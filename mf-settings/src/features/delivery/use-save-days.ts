import type { DeliveryConditions, DeliverySchedule } from 'shared-contracts';
import { useCreateDeliveryConditionsMutation, useUpdateDeliveryConditionsMutation } from './api.ts';

export function useSaveDays(saved: DeliveryConditions | null) {
  const [create] = useCreateDeliveryConditionsMutation();
  const [update] = useUpdateDeliveryConditionsMutation();
  return (schedule: DeliverySchedule | null): Promise<DeliveryConditions> =>
    saved
      ? update({ schedule }).unwrap()
      : create({ showAddress: true, deliveryMethods: [], communications: [], schedule }).unwrap();
}
