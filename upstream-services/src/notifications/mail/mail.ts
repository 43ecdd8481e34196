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
   * Writes a mail within a transaction; it goes out soon after the transaction is done, or never if that is undone.
   * @throws where there is no such address, or the text is too long
   */
  send(trx: Trx, mail: MailMessage): Promise<void>;
}

export const createMail = (jobs: Jobs): Mail => ({
  send: (trx, { until, ...mail }) => jobs.send(trx, mailJob, { ...mail, until: until?.toISOString() }),
});
