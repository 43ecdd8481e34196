import type { Bound } from '../../http/bind.ts';
import listMerchants from './list-merchants.ts';
import setMumStatus from './set-mum-status.ts';
import startSubscription from './start-subscription.ts';
import stopSubscription from './stop-subscription.ts';

/** What staff may do. */
export const adminRoutes: Bound[] = [listMerchants, setMumStatus, startSubscription, stopSubscription];
