import { z } from 'zod';
import { defineJob, type Job } from './job.ts';

/**
 * A job that runs every hour, in whichever process comes first, as the throwing away of what has run out.
 * @param minute 0 to 59, another one for each, so that they do not all begin together
 * @param handle does nothing wrong when it is done twice
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
