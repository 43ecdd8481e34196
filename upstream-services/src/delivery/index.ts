import type { Bound } from '../http/bind.ts';
import createDeliveryConditions from './routes/create-delivery-conditions.ts';
import readDeliveryConditions from './routes/read-delivery-conditions.ts';
import readDeliveryInfo from './routes/read-delivery-info.ts';
import updateDeliveryConditions from './routes/update-delivery-conditions.ts';

/** Delivery conditions. */
export const deliveryRoutes: Bound[] = [
  createDeliveryConditions,
  readDeliveryConditions,
  updateDeliveryConditions,
  readDeliveryInfo,
];
