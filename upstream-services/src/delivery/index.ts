export { checkoutConditions, readDeliveryMethods } from './repository.ts';
