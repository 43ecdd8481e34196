import { z } from 'zod';
import { hashSecret, newId, newSecret } from '../common/ids.ts';
import type { AppContext } from '../context.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import type { MerchantCall } from '../http/bind.ts';
import { defineJob } from '../jobs/index.ts';
import { texts } from '../texts.ts';
import { findAccount } from './account-repository.ts';
import { findEmailChangeToMail, putEmailChange, setEmailLink } from './email-change-repository.ts';
import { linkMinutes, linkTo, withinMailQuota } from './mailed-links.ts';

const words = texts.emailChange;

/**
 * The job and not the request looks up whether the new address has an account, so that the caller gets the same answer either way. The owner of that
 * account gets a mail about it.
 */
export const emailChangeJob = defineJob({
  name: 'email-change',
  data: z.object({ changeId: z.string(), site: z.string(), resent: z.boolean() }),
  retry: { limit: 5, delay: 5, most: 60 },
  timeLimit: 30,
  async handle(context: AppContext, { changeId, site, resent }) {
    const change = await findEmailChangeToMail(context.db, changeId, context.now());
    if (!change) return;
    const { from, to, expires_at: until } = change;
    // Limits mails to one address, however many accounts want to change to it.
    await withinMailQuota(context, `email_changes ${to}`, async (mayMailThere) => {
      const taken = (await findAccount(context.db, to)) !== undefined;
      const token = newSecret();
      await inTransaction(context, async (trx) => {
        if (!(await setEmailLink(trx, changeId, hashSecret(token)))) return;
        const { noticed, link } = words;
        if (!resent) {
          await context.mail.send(trx, { to: from, subject: noticed.subject, text: noticed.body(to, site) });
        }
        if (!mayMailThere) return;
        const mail = taken
          ? words.taken
          : { subject: link.subject, text: link.body(linkTo(site, 'confirm-email', token), linkMinutes) };
        await context.mail.send(trx, { to, ...mail, until });
      });
    });
  },
});

export async function beginEmailChange(
  { context, caller, from }: MerchantCall,
  trx: Trx,
  email: string,
  { resent }: { resent: boolean },
): Promise<void> {
  const change_id = newId();
  const expires_at = new Date(context.now().getTime() + linkMinutes * 60_000);
  const { merchantId: merchant_id, tokenHash: session_hash } = caller;
  await putEmailChange(trx, { merchant_id, change_id, email, session_hash, expires_at });
  await context.jobs.send(trx, emailChangeJob, { changeId: change_id, site: from.site, resent });
}
