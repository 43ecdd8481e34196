import type { AppContext } from '../../context.ts';
import { hourlyJob, type Job } from '../../jobs/index.ts';
import { forgetDevices } from './device-repository.ts';
import { forgetFollowers } from './follower-repository.ts';
import { buyerPushJob, devicePushJob } from './push-jobs.ts';

const kept = 31_536_000_000;

async function forgetOld({ db, now }: AppContext): Promise<void> {
  await forgetDevices(db, new Date(now().getTime() - kept));
  await forgetFollowers(db, now());
}

export const pushJobs: Job<AppContext>[] = [devicePushJob, buyerPushJob, hourlyJob('forget-push', 36, forgetOld)];
