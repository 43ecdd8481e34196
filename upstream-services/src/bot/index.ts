export { hasActiveChat } from './chat-repository.ts';
export { botJobs } from './jobs.ts';
export { notifyFollowers } from './news-job.ts';
export { startBots } from './start.ts';
export { notifyMerchant } from './subscriber.ts';
