import { hourlyJob, type Job } from '../jobs/index.ts';
import { cleanBins } from './service.ts';

export const binJobs: Job[] = [hourlyJob('clean-bins', 37, cleanBins)];
