import type { Trx } from '../../db/transaction.ts';
import type { Jobs } from '../../jobs/index.ts';
import { mailJob } from './mail-job.ts';

export interface QueuedLetter {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
  until?: Date;
  /** One of many alike: whatever is written to a single person, such as a link to sign in, is sent before it. */
  bulk?: boolean;
}

export interface Mail {
  /**
   * Queues a letter within a transaction: it is sent soon after the commit, and never after a rollback.
   * @throws where the address is malformed, or the text is too long
   */
  send(trx: Trx, letter: QueuedLetter): Promise<void>;
}

export const createMail = (jobs: Jobs): Mail => ({
  send: (trx, { until, bulk = false, ...letter }) =>
    jobs.send(trx, mailJob, { ...letter, until: until?.toISOString() }, { priority: bulk ? -1 : 0 }),
});
