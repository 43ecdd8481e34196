import type { AppContext } from '../context.ts';
import { hourlyJob, type Job } from '../jobs/index.ts';
import { orderPhotos } from './photos.ts';
import { cancelUnconfirmed } from './unconfirmed.ts';

export const orderJobs: readonly Job<AppContext>[] = [
  ...orderPhotos.jobs,
  hourlyJob('cancel-unconfirmed', 33, cancelUnconfirmed),
];
