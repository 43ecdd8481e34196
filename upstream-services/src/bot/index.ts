export { botJobs } from './jobs.ts';
export { startBots } from './start.ts';
export { tellMerchant } from './subscriber.ts';
