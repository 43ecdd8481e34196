import type { AppContext } from '../context.ts';
import { hourlyJob, type Job } from '../jobs/index.ts';
import { forgetDevices } from './device-repository.ts';
import { forgetFollowers } from './follower-repository.ts';
import { buyerPushJob, devicePushJob } from './push-jobs.ts';

/** How long a browser is kept in which nobody opens the office, in milliseconds: a year, as a device is. */
const kept = 31_536_000_000;

async function forgetOld({ db, now }: AppContext): Promise<void> {
  await forgetDevices(db, new Date(now().getTime() - kept));
  await forgetFollowers(db, now());
}

/** The jobs of pushes. */
export const pushJobs: Job<AppContext>[] = [devicePushJob, buyerPushJob, hourlyJob('forget-push', 36, forgetOld)];
