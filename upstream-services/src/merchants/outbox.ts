import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';

export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** Where mails go. */
export interface Outbox {
  send(mail: Mail): Promise<void>;
}

/** Until e-mail is built: a folder of text files outside production, nothing in production (decisions, part 3). */
export const createOutbox = ({ outboxDir }: Config, log: Log): Outbox => ({
  async send({ to, subject, body }) {
    if (outboxDir === null) {
      log.warn('a mail was not sent: there is no e-mail yet');
      return;
    }
    await mkdir(outboxDir, { recursive: true, mode: 0o700 });
    const text = `To: ${to}\nSubject: ${subject}\nDate: ${new Date().toISOString()}\n\n${body}`;
    await writeFile(join(outboxDir, `${newId()}.txt`), text, { mode: 0o600 });
  },
});
