import { hourlyJob, type Job } from '../jobs/index.ts';
import { forgetOldLines } from './index.ts';

export const auditJobs: Job[] = [hourlyJob('forget-old-lines', 47, forgetOldLines)];
