import type { AppContext } from '../context.ts';
import { hourlyJob, type Job } from '../jobs/index.ts';
import { forgetReleaseCounts, mergeMinutes } from './summarize.ts';

export const telemetryJobs: readonly Job<AppContext>[] = [
  hourlyJob('forget-release-counts', 57, forgetReleaseCounts),
  hourlyJob('merge-release-counts', 27, mergeMinutes),
];
