import type { Bound } from '../../http/bind.ts';
import createDeliveryConditions from './create-delivery-conditions.ts';
import readDeliveryConditions from './read-delivery-conditions.ts';
import readDeliveryInfo from './read-delivery-info.ts';
import updateDeliveryConditions from './update-delivery-conditions.ts';

/** Delivery conditions. */
export const deliveryRoutes: Bound[] = [
  createDeliveryConditions,
  readDeliveryConditions,
  updateDeliveryConditions,
  readDeliveryInfo,
];
