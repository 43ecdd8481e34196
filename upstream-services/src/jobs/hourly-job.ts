import { z } from 'zod';
import { defineJob, type Job } from './job.ts';

/**
 * A job that runs every hour in one of the processes, for example to delete what has expired.
 * @param minute 0 to 59, another one for each job, so that they do not all start together
 * @param handle has to be idempotent, since it may run twice
 */
export const hourlyJob = <Context>(
  name: string,
  minute: number,
  handle: (context: Context) => Promise<void>,
): Job<Context, object> =>
  defineJob({
    name,
    data: z.object({}),
    retry: { limit: 5, delay: 30, most: 600 },
    timeLimit: 300,
    cron: `${minute} * * * *`,
    handle,
  });
