import type { Trx } from '../db/transaction.ts';
import type { Jobs } from '../jobs/index.ts';
import { mailJob } from './mail-job.ts';

export interface MailMessage {
  /** One address. */
  to: string;
  /** One line. */
  subject: string;
  text: string;
  /** Who is answered, where that is not who sends it. */
  replyTo?: string;
  /** After this time it says nothing that is still true, and is not sent any more. */
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
