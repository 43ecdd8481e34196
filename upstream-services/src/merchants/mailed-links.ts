import { basePath } from 'shared-contracts';
import { z } from 'zod';
import { audit } from '../audit/index.ts';
import { hashSecret, newSecret } from '../common/ids.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Origin } from '../http/bind.ts';
import { defineJob } from '../jobs/index.ts';
import { enforceRateLimit, type RateLimitKey, refundRateLimit } from '../limits/index.ts';
import { texts } from '../texts.ts';
import { type Account, findAccount, isEmailConfirmed } from './account-repository.ts';
import { insertLink, type LinkKind } from './link-repository.ts';

export const linkMinutes = 30;

const kinds = {
  reset_links: { page: 'reset-password', mail: texts.resetMail, audited: 'reset_link_sent' },
  sign_in_links: { page: 'sign-in-link', mail: texts.signInMail, audited: 'sign_in_link_sent' },
} as const satisfies Record<LinkKind, unknown>;

type AskedFrom = z.output<typeof mailedLinkForm>['from'];

const mailedLinkForm = z.object({
  kind: z.enum(['reset_links', 'sign_in_links']),
  email: z.string(),
  from: z.object({ requestId: z.string(), address: z.string(), site: z.string() }),
});

/**
 * Mails a link if the e-mail has an account. The job and not the request looks the account up, so that the answer and its timing are the same for
 * every address. A stranger who requests links again and again neither fills the mailbox nor keeps its owner out: after three mails in an hour there
 * is one every ten minutes, and earlier links stay valid.
 */
export const mailedLinkJob = defineJob({
  name: 'mailed-link',
  data: mailedLinkForm,
  retry: { limit: 5, delay: 5, most: 60 },
  timeLimit: 30,
  sealed: true,
  async handle(context: AppContext, { kind, email, from }) {
    const account = await findAccount(context.db, email);
    if (!account) return;
    await withinMailQuota(context, `${kind} ${email}`, async (isAllowed) => {
      if (isAllowed) await sendLink(context, kind, account, from);
    });
  },
});

export async function mailLink(context: AppContext, kind: LinkKind, email: string, from: Origin): Promise<void> {
  await enforceRateLimit(context, ['mailsByAddress', from.address]);
  const { requestId, address, site } = from;
  const data = { kind, email: email.toLowerCase(), from: { requestId, address, site } };
  await inTransaction(context, (trx) => context.jobs.send(trx, mailedLinkJob, data));
}

/** Counts a mail, and not each try of its job: a try that fails is subtracted again, so that the next one is not refused. */
export async function withinMailQuota(
  context: AppContext,
  who: string,
  send: (isAllowed: boolean) => Promise<void>,
): Promise<void> {
  const limit: RateLimitKey = ['mailsToAccount', who];
  try {
    await enforceRateLimit(context, limit);
  } catch (error) {
    if (error instanceof Refusal) return send(false);
    throw error;
  }
  try {
    await send(true);
  } catch (error) {
    await refundRateLimit(context, limit);
    throw error;
  }
}

/** The token is in the URL's fragment, which a browser never sends to a server: it stays out of access logs. */
export const linkTo = (site: string, page: string, token: string): string =>
  `${site}${basePath}/merchant/${page}#token=${token}`;

async function sendLink(context: AppContext, kind: LinkKind, { merchant_id, email }: Account, from: AskedFrom) {
  const { page, audited } = kinds[kind];
  const confirms = kind === 'sign_in_links' && !(await isEmailConfirmed(context.db, merchant_id));
  const mail = confirms ? texts.signInAndConfirmMail : kinds[kind].mail;
  const token = newSecret();
  const expires_at = new Date(context.now().getTime() + linkMinutes * 60_000);
  const link = linkTo(from.site, page, token);
  await inTransaction(context, async (trx) => {
    await insertLink(trx, kind, { token_hash: hashSecret(token), merchant_id, expires_at });
    await audit(trx, { merchantId: merchant_id, actor: 'system', kind: audited, from });
    await context.mail.send(trx, {
      to: email,
      subject: mail.subject,
      text: mail.body(link, linkMinutes),
      until: expires_at,
    });
  });
}
