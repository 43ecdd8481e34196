import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { MailConfig } from '../config.ts';

/** A mail as it goes out. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Takes mails out of the house. */
export interface Post {
  /**
   * Hands a mail over.
   * @param id the same for each try of the same mail
   * @throws with a code, and neither text nor address in the message, where it was not taken
   */
  deliver(letter: Letter, id: string): Promise<void>;
}

/** Milliseconds that a mail server may be silent. */
const patience = 15_000;

/** A mail server, a folder of text files outside production, or neither: mails then wait, as with a server that is away. */
export function createPost({ smtpUrl, from, folder }: MailConfig): Post {
  if (smtpUrl !== null) return smtpPost(smtpUrl, from);
  if (folder !== null) return folderPost(folder);
  return { deliver: () => Promise.reject(new Error('there is no mail server: SMTP_URL is not set')) };
}

function smtpPost(url: string, from: string): Post {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 2 * patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = new URL(url).hostname;
  return {
    async deliver({ to, subject, text }, id) {
      const letter = { from, to: { name: '', address: to }, subject, text, messageId: `<${id}@${host}>` };
      // What the server answered names the address: only the codes are told.
      await transport.sendMail(letter).catch((error: { code?: string; responseCode?: number }) => {
        throw new Error(
          `the mail server did not take it: ${error.code ?? 'unknown'} ${error.responseCode ?? ''}`.trim(),
        );
      });
    },
  };
}

function folderPost(folder: string): Post {
  return {
    async deliver({ to, subject, text }, id) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${id}.txt`);
      const whole = `To: ${to}\nSubject: ${subject}\nDate: ${new Date().toISOString()}\n\n${text}`;
      await writeFile(`${file}.part`, whole, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
