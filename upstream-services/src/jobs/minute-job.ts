import { z } from 'zod';
import { defineJob, type Job } from './job.ts';

export const minuteJob = <Context>(name: string, handle: (context: Context) => Promise<void>): Job<Context, object> =>
  defineJob({
    name,
    data: z.object({}),
    retry: { limit: 2, delay: 5, most: 30 },
    timeLimit: 55,
    cron: '* * * * *',
    handle,
  });
