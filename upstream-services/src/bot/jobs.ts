import type { AppContext } from '../context.ts';
import { hourlyJob, type Job } from '../jobs/index.ts';
import { botEventJob } from './event-job.ts';
import { forgetLinks } from './link-repository.ts';
import { editMessageJob, sendMessageJob } from './message-jobs.ts';
import { forgetMessages } from './message-repository.ts';

/** How long tokens that have run out are kept, so that they are told from unknown ones, and messages, so that they are edited; in milliseconds. */
const kept = { links: 86_400_000, messages: 60 * 86_400_000 };

async function forgetOld({ db, now }: AppContext): Promise<void> {
  const before = (age: number) => new Date(now().getTime() - age);
  await forgetLinks(db, before(kept.links));
  await forgetMessages(db, before(kept.messages));
}

/** The jobs of the bot. */
export const botJobs: Job<AppContext>[] = [
  botEventJob,
  sendMessageJob,
  editMessageJob,
  hourlyJob('forget-bot', 41, forgetOld),
];
