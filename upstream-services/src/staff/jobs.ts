import type { AppContext } from '../context.ts';
import { hourlyJob, type Job } from '../jobs/index.ts';
import { forgetStaff } from './forget.ts';
import { countUsage } from './usage.ts';

export const staffJobs: readonly Job<AppContext>[] = [
  hourlyJob('forget-staff', 53, forgetStaff),
  hourlyJob('count-usage', 7, countUsage),
];
