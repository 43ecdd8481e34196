import { stockWaitDays } from 'shared-contracts';
import type { AppContext } from '../../context.ts';
import { hourlyJob, type Job } from '../../jobs/index.ts';
import { orderLetterJob } from './order-letter.ts';
import { forgetLetters } from './sent-letters.ts';
import { forgetWaits } from './stock-waits/repository.ts';
import { stockWaitJob } from './stock-waits/stock-wait-job.ts';

/** How long it is recorded which letters were sent, in milliseconds: longer than the queue keeps a job. */
const kept = 120 * 86_400_000;

const forgetStockWaits = ({ db, now }: AppContext) =>
  forgetWaits(db, new Date(now().getTime() - stockWaitDays * 86_400_000));

export const letterJobs: readonly Job<AppContext>[] = [
  orderLetterJob,
  stockWaitJob,
  hourlyJob('forget-waiting', 13, forgetStockWaits),
  hourlyJob('forget-letters', 33, ({ db, now }: AppContext) => forgetLetters(db, new Date(now().getTime() - kept))),
];
