import type { NotificationChannel } from '../outbox/index.ts';
import { hearsByPush } from './device-repository.ts';
import { pushJobs } from './jobs.ts';
import { tellBuyersBrowsers, tellDevices } from './subscribers.ts';

export const push: NotificationChannel = {
  subscribers: [tellDevices, tellBuyersBrowsers],
  jobs: pushJobs,
  reaches: hearsByPush,
};
