import type { Trx } from '../../db/transaction.ts';
import type { Jobs } from '../../jobs/index.ts';
import { mailJob } from './mail-job.ts';

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
  until?: Date;
}

export interface Mail {
  /**
   * Queues a mail within a transaction: it is sent soon after the commit, and never after a rollback.
   * @throws where the address is malformed, or the text is too long
   */
  send(trx: Trx, mail: MailMessage): Promise<void>;
}

export const createMail = (jobs: Jobs): Mail => ({
  send: (trx, { until, ...mail }) => jobs.send(trx, mailJob, { ...mail, until: until?.toISOString() }),
});
