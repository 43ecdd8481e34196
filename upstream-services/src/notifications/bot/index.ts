import type { NotificationChannel } from '../outbox/index.ts';
import { hasActiveChat } from './chat-repository.ts';
import { botJobs } from './jobs.ts';
import { notifyFollowers } from './news-job.ts';
import { notifyMerchant } from './subscriber.ts';

export { startBots } from './start.ts';

export const bot: NotificationChannel = {
  subscribers: [notifyMerchant, notifyFollowers],
  jobs: botJobs,
  reaches: hasActiveChat,
};
