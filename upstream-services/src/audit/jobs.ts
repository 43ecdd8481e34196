import type { AppContext } from '../context.ts';
import { hourlyJob, type Job } from '../jobs/index.ts';
import { forgetOldLines } from './forget-old-lines.ts';

export const auditJobs: readonly Job<AppContext>[] = [hourlyJob('forget-old-lines', 47, forgetOldLines)];
