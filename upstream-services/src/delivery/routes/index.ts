export { default as createDeliveryConditions } from './create-delivery-conditions.ts';
export { default as readDeliveryConditions } from './read-delivery-conditions.ts';
export { default as readDeliveryInfo } from './read-delivery-info.ts';
export { default as updateDeliveryConditions } from './update-delivery-conditions.ts';
