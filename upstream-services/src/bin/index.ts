import type { Bound } from '../http/bind.ts';
import emptyBin from './routes/empty-bin.ts';
import listBin from './routes/list-bin.ts';
import restoreFromBin from './routes/restore-from-bin.ts';

export { binJobs } from './jobs.ts';
export type { Bin, BinRow, Doomed, Restored } from './types.ts';

/** What was deleted in the last 30 days. */
export const binRoutes: Bound[] = [listBin, restoreFromBin, emptyBin];
