export { checkoutConditions, readDeliveryMethods, readDeliverySchedule } from './repository.ts';
