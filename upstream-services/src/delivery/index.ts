export { collectedAtShop } from './collected-at-shop.ts';
export { checkoutConditions, readDeliveryMethods, readDeliverySchedule } from './repository.ts';
