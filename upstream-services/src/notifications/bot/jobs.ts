import type { AppContext } from '../../context.ts';
import { hourlyJob, type Job } from '../../jobs/index.ts';
import { botEventJob } from './event-job.ts';
import { forgetFollowers } from './follower-repository.ts';
import { forgetLinks } from './link-repository.ts';
import { editMessageJob, sendMessageJob } from './message-jobs.ts';
import { forgetMessages } from './message-repository.ts';
import { newsJob } from './news-job.ts';

/**
 * Milliseconds. Expired tokens are kept so that they are told from unknown ones, messages so that they can be edited.
 */
const kept = { links: 86_400_000, messages: 60 * 86_400_000, followers: 120 * 86_400_000 };

async function forgetOld({ db, now }: AppContext): Promise<void> {
  const before = (age: number) => new Date(now().getTime() - age);
  await forgetLinks(db, before(kept.links));
  await forgetMessages(db, before(kept.messages));
  await forgetFollowers(db, before(kept.followers));
}

export const botJobs: Job<AppContext>[] = [
  botEventJob,
  sendMessageJob,
  editMessageJob,
  newsJob,
  hourlyJob('forget-bot', 41, forgetOld),
];
