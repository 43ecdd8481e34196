export { default as checkPaymentConnection } from './check-payment-connection.ts';
export { default as notifyOfPayment } from './notify-of-payment.ts';
export { default as readPaymentProfile } from './read-payment-profile.ts';
export { default as updatePaymentProfile } from './update-payment-profile.ts';
