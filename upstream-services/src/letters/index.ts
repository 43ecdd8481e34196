export { letterJobs } from './jobs.ts';
export { getNotificationStart, letterKindForEvent, readOrderUpdate, revertKinds, tellBuyer } from './order-letter.ts';
export { deliveryText, goodsText } from './summary.ts';
export { tellWaiting } from './waiting/arrivals.ts';
