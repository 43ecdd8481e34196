import type { AppContext } from '../../context.ts';
import { hourlyJob } from '../../jobs/index.ts';
import { webhookJob } from './deliver.ts';
import { forgetBefore } from './repository.ts';

const retention = 30 * 24 * 60 * 60_000;

export const webhookJobs = [
  webhookJob,
  hourlyJob('forget-webhooks', 27, ({ db, now }: AppContext) =>
    forgetBefore(db, new Date(now().getTime() - retention)),
  ),
];
