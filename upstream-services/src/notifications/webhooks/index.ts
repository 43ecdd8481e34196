import type { NotificationChannel } from '../outbox/index.ts';
import { tellWebhooks } from './events.ts';
import { webhookJobs } from './jobs.ts';

export const webhooks: NotificationChannel = { subscribers: [tellWebhooks], jobs: webhookJobs };
