import type { NotificationChannel } from '../outbox/index.ts';
import { accountLetterJob, merchantLetterJob } from './letter-job.ts';
import { tellMerchantByMail, tellOfAccount } from './subscribers.ts';

export const merchantLetters: NotificationChannel = {
  subscribers: [tellMerchantByMail, tellOfAccount],
  jobs: [merchantLetterJob, accountLetterJob],
};
