import type { Bound } from '../http/bind.ts';
import listPaymentMethods from './routes/list-payment-methods.ts';
import readPaymentProfile from './routes/read-payment-profile.ts';
import updatePaymentProfile from './routes/update-payment-profile.ts';

export { offeredPayments } from './service.ts';

/** Payment profile, and ways to pay. */
export const paymentRoutes: Bound[] = [readPaymentProfile, updatePaymentProfile, listPaymentMethods];
