export { checkoutConditions } from './repository.ts';
