import type { Bound } from '../../http/bind.ts';
import listPaymentMethods from './list-payment-methods.ts';
import readPaymentProfile from './read-payment-profile.ts';
import updatePaymentProfile from './update-payment-profile.ts';

/** Payment profile, and ways to pay. */
export const paymentRoutes: Bound[] = [readPaymentProfile, updatePaymentProfile, listPaymentMethods];
