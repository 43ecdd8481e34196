import type { AppContext } from '../context.ts';
import { hourlyJob, type Job } from '../jobs/index.ts';
import { pruneRegistry } from './prune.ts';

export const registryJobs: readonly Job<AppContext>[] = [hourlyJob('prune-registry', 37, pruneRegistry)];
