export { hearsByBot } from './chat-repository.ts';
export { botJobs } from './jobs.ts';
export { findStaffOpening } from './mini-app.ts';
export { tellFollowers } from './news-job.ts';
export { startBots } from './start.ts';
export { tellMerchant } from './subscriber.ts';
