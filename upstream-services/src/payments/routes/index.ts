/** Payment profile, and ways to pay. */

export { default as listPaymentMethods } from './list-payment-methods.ts';
export { default as readPaymentProfile } from './read-payment-profile.ts';
export { default as updatePaymentProfile } from './update-payment-profile.ts';
