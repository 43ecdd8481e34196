export { checkoutConditions, readDeliveryMethods, readDeliverySchedule } from './repository.ts';
export { withShopPickupPoint } from './with-shop-pickup-point.ts';
