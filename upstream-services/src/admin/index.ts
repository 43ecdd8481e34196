import type { Bound } from '../http/bind.ts';
import listMerchants from './routes/list-merchants.ts';
import setMumStatus from './routes/set-mum-status.ts';
import startSubscription from './routes/start-subscription.ts';
import stopSubscription from './routes/stop-subscription.ts';

/** What staff may do. */
export const adminRoutes: Bound[] = [listMerchants, setMumStatus, startSubscription, stopSubscription];
