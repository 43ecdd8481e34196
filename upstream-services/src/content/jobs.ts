import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { defineJob, type Job } from '../jobs/index.ts';
import { sweepStrayFiles } from './stray-files.ts';
import { deleteUnusedFiles } from './unused-files.ts';

export const unusedFilesJob = defineJob({
  name: 'delete-unused-files',
  data: z.object({}),
  retry: { limit: 10, delay: 15, most: 1_800 },
  timeLimit: 600,
  async handle(context: AppContext) {
    await deleteUnusedFiles(context);
  },
});

const strayFilesJob = defineJob({
  name: 'sweep-stray-files',
  data: z.object({}),
  retry: { limit: 2, delay: 600, most: 1_800 },
  timeLimit: 1_800,
  cron: '7 3 * * *',
  async handle(context: AppContext) {
    await sweepStrayFiles(context);
  },
});

export const contentJobs: Job<AppContext>[] = [unusedFilesJob, strayFilesJob];
