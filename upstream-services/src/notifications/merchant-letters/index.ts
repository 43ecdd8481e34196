import type { NotificationChannel } from '../outbox/index.ts';
import { merchantLetterJob } from './letter-job.ts';
import { tellMerchantByMail } from './subscriber.ts';

export const merchantLetters: NotificationChannel = { subscribers: [tellMerchantByMail], jobs: [merchantLetterJob] };
