export { letterJobs } from './jobs.ts';
export { newsFor, newsOf, revertKinds, tellBuyer, toldAfter } from './order-letter.ts';
export { deliveryText, goodsText } from './summary.ts';
export { tellWaiting } from './waiting/arrivals.ts';
