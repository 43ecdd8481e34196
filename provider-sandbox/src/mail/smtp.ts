import { randomBytes } from 'node:crypto';
import PostalMime from 'postal-mime';
import { truncate } from 'shared-contracts';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Context } from '../context.ts';
import type { Letter, Letters } from './letters.ts';

const maxBytes = 2 * 1024 * 1024;
const maxRecipients = 100;

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

async function bytesOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) throw refusal(552, 'The letter is too large');
  return Buffer.concat(chunks);
}

async function lettersIn(bytes: Buffer, recipients: readonly string[], now: Date): Promise<Letter[]> {
  const { subject = '', text, html = '', messageId = '', headers } = await PostalMime.parse(bytes);
  const shown = text ?? html.replace(/<[^>]*>/g, ' ');
  const unsubscribe = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  return recipients.map((to) => ({
    id: `${now.toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`,
    at: now.toISOString(),
    to,
    subject: truncate(subject, 998),
    text: shown.replace(/\r\n/g, '\n').trimEnd(),
    messageId,
    unsubscribe,
  }));
}

/**
 * A mail server that stores every letter and delivers none. It accepts any sign-in. Its faults: `hang` never greets, `too-many` asks the client to
 * come back later, `error-after` stores the letter but answers with an error.
 */
export function createSmtp({ faults, now, log }: Context, letters: Letters): SMTPServer {
  const take = async (stream: SMTPServerDataStream, recipients: readonly string[]): Promise<void> => {
    const bytes = await bytesOf(stream);
    for (const letter of await lettersIn(bytes, recipients, now())) letters.add(letter);
    if (faults.take('smtp', 'error-after')) throw refusal(451, 'Local error in processing');
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: maxBytes,
    maxClients: 100,
    socketTimeout: 60_000,
    closeTimeout: 1_000,
    logger: false,
    onConnect(_session, done) {
      if (faults.take('smtp', 'hang')) faults.hold(() => done(refusal(421, 'Closing')));
      else if (faults.take('smtp', 'too-many')) done(refusal(421, 'Too many connections, try again later'));
      else done();
    },
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onRcptTo(_address, { envelope }, done) {
      done(envelope.rcptTo.length < maxRecipients ? null : refusal(452, 'Too many recipients'));
    },
    onData(stream, { envelope }, done) {
      const answer = (error?: Error): void => {
        const slow = faults.take('smtp', 'slow');
        setTimeout(done, slow?.ms ?? 0, error);
      };
      take(
        stream,
        envelope.rcptTo.map(({ address }) => address),
      ).then(() => answer(), answer);
    },
  });
  // A client that disconnects in the middle of a letter is not an error of the sandbox.
  server.on('error', (error) => log.info({ code: (error as NodeJS.ErrnoException).code }, 'a mail client failed'));
  return server;
}
