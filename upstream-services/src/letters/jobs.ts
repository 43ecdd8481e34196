import type { AppContext } from '../context.ts';
import { hourlyJob, type Job } from '../jobs/index.ts';
import { orderLetterJob } from './order-letter.ts';
import { forgetLetters } from './sent-letters.ts';

/** How long it is kept which letters have gone out, in milliseconds: longer than the queue keeps a job. */
const kept = 120 * 86_400_000;

export const letterJobs: readonly Job<AppContext>[] = [
  orderLetterJob,
  hourlyJob('forget-letters', 33, ({ db, now }: AppContext) => forgetLetters(db, new Date(now().getTime() - kept))),
];
