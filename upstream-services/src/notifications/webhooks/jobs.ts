import type { AppContext } from '../../context.ts';
import { hourlyJob } from '../../jobs/index.ts';
import { forgetBefore } from './repository.ts';
import { webhookJob } from './webhook-job.ts';

const retention = 30 * 24 * 60 * 60_000;

export const webhookJobs = [
  webhookJob,
  hourlyJob('forget-webhooks', 27, ({ db, now }: AppContext) =>
    forgetBefore(db, new Date(now().getTime() - retention)),
  ),
];
