import type { AppContext } from '../context.ts';
import { hourlyJob, type Job } from '../jobs/index.ts';
import { forgetReleaseCounts } from './forget.ts';

export const telemetryJobs: readonly Job<AppContext>[] = [hourlyJob('forget-release-counts', 57, forgetReleaseCounts)];
