/** The call for what a promo code gives, which only carts with a code need. */
export { checkPromoCode } from 'shared-contracts';
