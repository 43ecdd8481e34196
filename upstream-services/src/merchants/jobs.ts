import { hourlyJob, type Job } from '../jobs/index.ts';
import { mailedLinkJob } from './mailed-links.ts';
import { forgetRunOut } from './run-out.ts';

/** The jobs of accounts, sessions and shops. */
export const merchantJobs: Job[] = [mailedLinkJob, hourlyJob('forget-run-out', 17, forgetRunOut)];
