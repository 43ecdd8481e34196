import type { AppContext } from '../context.ts';
import { hourlyJob, type Job } from '../jobs/index.ts';
import { cleanBins } from './service.ts';
import type { Bins } from './types.ts';

export const binJobs = (bins: Bins): Job<AppContext>[] => [
  hourlyJob('clean-bins', 37, (context: AppContext) => cleanBins(bins, context)),
];
