import type { NotificationChannel } from '../outbox/index.ts';
import { letterJobs } from './jobs.ts';
import { tellBuyer } from './order-letter.ts';
import { notifyStockWaits } from './stock-waits/stock-wait-job.ts';

export { getNotificationStart, letterKindForEvent, readOrderUpdate, revertKinds } from './order-letter.ts';
export { retryTimeOf } from './shop-letter.ts';
export { deliveryText, goodsText } from './summary.ts';

export const letters: NotificationChannel = { subscribers: [tellBuyer, notifyStockWaits], jobs: letterJobs };
