export { checkPromoCode } from 'shared-contracts';
