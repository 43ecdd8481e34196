import type { AppContext } from '../context.ts';
import { hourlyJob, type Job } from '../jobs/index.ts';
import { forgetImports } from './import/past-imports.ts';

/** The jobs of products and categories. */
export const catalogueJobs: Job<AppContext>[] = [hourlyJob('forget-imports', 27, forgetImports)];
