export { hasActiveChat } from './chat-repository.ts';
export { botJobs } from './jobs.ts';
export { findStaffOpening } from './mini-app.ts';
export { notifyFollowers } from './news-job.ts';
export { startBots } from './start.ts';
export { notifyMerchant } from './subscriber.ts';
