import { hourlyJob } from '../jobs/index.ts';
import { forgetOldLines } from './index.ts';

export const auditJobs = [hourlyJob('forget-old-lines', 47, forgetOldLines)];
