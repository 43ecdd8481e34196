import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { MailConfig } from '../../config.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
  /** Address for one-click unsubscribing (RFC 8058); absent in letters that a person has to get. */
  unsubscribe?: string;
}

export interface MailTransport {
  /**
   * Hands a letter over.
   * @param id the same in each retry of the same letter
   * @throws with a code where it was not accepted; the message holds neither text nor address
   */
  deliver(letter: Letter, id: string): Promise<void>;
  /** Ends the connections that wait for further letters. */
  close(): void;
}

const noTls =
  'the mail server offers no TLS that works (ETLS): mails wait. Use one that does, smtps://…, or SMTP_URL with ?requireTLS=false to send them readable';

const timeout = 15_000;

export function createMailTransport({ smtpUrl, from, folder }: MailConfig): MailTransport {
  if (smtpUrl !== null) return smtpTransport(smtpUrl, from);
  if (folder !== null) return folderTransport(folder);
  return { deliver: () => Promise.reject(new Error('there is no mail server: SMTP_URL is not set')), close() {} };
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Whether a mail server at an `smtp:` address has to offer STARTTLS before anything is sent: letters hold links that open accounts. Not on this
 * machine, nor with `?requireTLS=false` in its address.
 */
export function needsTls({ protocol, hostname, searchParams }: URL): boolean {
  if (protocol !== 'smtp:') return false;
  const requireTls = searchParams.get('requireTLS');
  return requireTls === 'true' || (requireTls !== 'false' && !loopback.test(hostname));
}

const headersOf = (unsubscribe: string | undefined): Record<string, string> =>
  unsubscribe === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

function smtpTransport(url: string, from: string): MailTransport {
  const server = new URL(url);
  const requireTLS = needsTls(server);
  // The library prefers a parameter of the address to the option.
  server.searchParams.delete('requireTLS');
  const transport = nodemailer.createTransport({
    url: server.href,
    requireTLS,
    // A connection, its TLS and its sign-in serve many letters: two per order are the rule.
    pool: true,
    maxConnections: 10,
    idleTimeout: 30_000,
    // A letter goes out again on a fresh connection only where the server hung up before it got a byte of it.
    maxRequeues: 1,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: 2 * timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ to, subject, text, replyTo, unsubscribe }, id) {
      const headers = headersOf(unsubscribe);
      const messageId = `<${id}@${server.hostname}>`;
      const answered = replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } };
      const message = { from, to: { name: '', address: to }, ...answered, subject, text, messageId, headers };
      // The server's reply contains the recipient's address, so only the codes are passed on.
      await transport.sendMail(message).catch((error: { code?: string; responseCode?: number }) => {
        if (requireTLS && error.code === 'ETLS') throw new Error(noTls);
        throw new Error(
          `the mail server did not take it: ${error.code ?? 'unknown'} ${error.responseCode ?? ''}`.trim(),
        );
      });
    },
    close: () => transport.close(),
  };
}

function folderTransport(folder: string): MailTransport {
  return {
    async deliver({ to, subject, text, replyTo, unsubscribe }, id) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${id}.txt`);
      const headers = { ...(replyTo === undefined ? {} : { 'Reply-To': replyTo }), ...headersOf(unsubscribe) };
      const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`);
      const whole = `To: ${to}\nSubject: ${subject}\n${more.join('')}Date: ${new Date().toISOString()}\n\n${text}`;
      await writeFile(`${file}.part`, whole, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close() {},
  };
}
