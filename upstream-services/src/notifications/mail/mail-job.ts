import { truncate } from 'shared-contracts';
import { z } from 'zod';
import { defineJob } from '../../jobs/index.ts';
import type { MailTransport } from './mail-transport.ts';

/** One address as in RFC 5321, without quotes and comments, so that it cannot inject another address or header. */
const address = /^[^\s\p{C}<>()[\]\\,;:"@]{1,64}@[^\s\p{C}<>()[\]\\,;:"@]{1,189}$/u;

/** A header is one line: a line break in it would begin another header. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const letterForm = z.object({
  to: z.string().regex(address),
  // A long name or title makes a long subject: it is cut, so that the letter is still sent.
  subject: z
    .string()
    .transform((text) => truncate(oneLine(text), 300))
    .pipe(z.string().min(1)),
  text: z.string().max(100_000),
  replyTo: z.string().regex(address).optional(),
  until: z.iso.datetime().optional(),
});

/**
 * One letter to one person. Its data is encrypted in the queue: it holds addresses, names, and links that open accounts. While the mail server is
 * down, retries go on for some seven hours.
 */
export const mailJob = defineJob({
  name: 'mail',
  data: letterForm,
  retry: { limit: 20, delay: 15, most: 1_800 },
  timeLimit: 120,
  atOnce: 4,
  sealed: true,
  async handle(
    { mailTransport, now }: { mailTransport: MailTransport; now: () => Date },
    { until, ...letter },
    { id },
  ) {
    if (until && now() > new Date(until)) return;
    await mailTransport.deliver(letter, id);
  },
});
