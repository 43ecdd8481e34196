import { audit } from '../audit/index.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Origin } from '../http/bind.ts';
import { hashSecret, newSecret } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { texts } from '../texts.ts';
import { type Account, findAccount } from './account-repository.ts';
import { insertLink, type LinkKind } from './link-repository.ts';
import { countTry } from './rate-limits.ts';

/** How long a mailed link works, in minutes (decisions, part 3). */
export const linkMinutes = 30;

const kinds = {
  reset_links: { page: 'reset-password', mail: texts.resetMail, audited: 'reset_link_sent' },
  sign_in_links: { page: 'sign-in-link', mail: texts.signInMail, audited: 'sign_in_link_sent' },
} as const satisfies Record<LinkKind, unknown>;

/**
 * Mails a link that works once, if there is such an account. The caller learns nothing of that: the work goes on after the answer. A stranger
 * who asks again and again neither fills a mailbox nor keeps its owner out: after three mails in an hour there is one every ten minutes, and
 * those before it go on working.
 * @throws Refusal rate_limited, by the caller's address alone
 */
export async function mailLink(context: AppContext, kind: LinkKind, email: string, from: Origin): Promise<void> {
  await countTry(context, ['mailsByAddress', from.address]);
  const address = email.toLowerCase();
  context.background.run('mail of a link', async () => {
    const account = await findAccount(context.db, address);
    if (account && (await mayMail(context, `${kind} ${address}`))) await sendLink(context, kind, account, from);
  });
}

async function mayMail(context: AppContext, who: string): Promise<boolean> {
  try {
    await countTry(context, ['mailsToAccount', who]);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function sendLink(context: AppContext, kind: LinkKind, { merchant_id, email }: Account, from: Origin) {
  const { page, mail, audited } = kinds[kind];
  const token = newSecret();
  const expires_at = new Date(context.now().getTime() + linkMinutes * 60_000);
  await inTransaction(context, async (trx) => {
    await insertLink(trx, kind, { token_hash: hashSecret(token), merchant_id, expires_at });
    await audit(trx, { merchantId: merchant_id, actor: 'system', kind: audited, from });
  });
  // Behind the hash: what a browser never sends to a server stays out of its logs.
  const link = `${from.site}/b2b/merchant/${page}#token=${token}`;
  await context.outbox.send({ to: email, subject: mail.subject, body: mail.body(link, linkMinutes) });
}
