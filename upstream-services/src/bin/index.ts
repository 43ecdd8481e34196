import type { AppContext } from '../context.ts';
import type { Bound } from '../http/bind.ts';
import { hourlyJob, type Job } from '../jobs/index.ts';
import emptyBin from './routes/empty-bin.ts';
import listBin from './routes/list-bin.ts';
import restoreFromBin from './routes/restore-from-bin.ts';
import { cleanBins } from './service.ts';
import type { Bins } from './types.ts';

export type { Bin, BinRow, Bins, Doomed, Restored } from './types.ts';

/** What was deleted in the last 30 days. */
export const binRoutes = (bins: Bins): Bound[] => [listBin(bins), restoreFromBin(bins), emptyBin(bins)];

export const binJobs = (bins: Bins): Job<AppContext>[] => [
  hourlyJob('clean-bins', 37, (context: AppContext) => cleanBins(bins, context)),
];
