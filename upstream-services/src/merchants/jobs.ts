import type { AppContext } from '../context.ts';
import { hourlyJob, type Job } from '../jobs/index.ts';
import { mailedLinkJob } from './mailed-links.ts';
import { forgetRunOut } from './run-out.ts';

/** The jobs of accounts, sessions and shops. */
export const merchantJobs: Job<AppContext>[] = [mailedLinkJob, hourlyJob('forget-run-out', 17, forgetRunOut)];
