import { audit } from '../audit/index.ts';
import { hashSecret, newId } from '../common/ids.ts';
import { invalidField, Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { violatedUniqueConstraint } from '../db/errors.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import type { MerchantCall, Origin } from '../http/bind.ts';
import { enforceRateLimit } from '../limits/index.ts';
import { texts } from '../texts.ts';
import { accountOf, setEmail } from './account-repository.ts';
import { emailChangeJob } from './email-change-mails.ts';
import { deleteEmailChange, findEmailChange, putEmailChange, takeEmailChange } from './email-change-repository.ts';
import { endLinks } from './link-repository.ts';
import { linkMinutes } from './mailed-links.ts';
import { confirmPassword } from './password-service.ts';
import { deleteTokens } from './token-repository.ts';

export async function readEmailChange({ context: { db, now }, caller: { merchantId } }: MerchantCall) {
  const [{ email }, awaited] = await Promise.all([accountOf(db, merchantId), findEmailChange(db, merchantId, now())]);
  return { email, awaited: awaited ? { email: awaited.email, link_expired: awaited.expires_at <= now() } : null };
}

/**
 * Nothing changes until the mailed link is opened.
 * @throws Refusal invalid_credentials, rate_limited, unavailable, validation_failed for the present e-mail
 */
export async function changeEmail(call: MerchantCall, input: { email: string; password: string }): Promise<void> {
  const { context, caller } = call;
  const { merchantId } = caller;
  const email = input.email.toLowerCase();
  await confirmPassword(call, input.password);
  const present = (await accountOf(context.db, merchantId)).email;
  if (email === present) throw invalidField('new_email', 'It is the e-mail already', 'same_email');
  await enforceRateLimit(context, ['emailChangesByOwner', merchantId]);
  await inTransaction(context, async (trx) => {
    await ask(call, trx, email, { resent: false });
    const line = { merchantId, actor: 'merchant', actorId: merchantId, from: call.from } as const;
    await audit(trx, { ...line, kind: 'email_change_asked', was: present, became: email });
  });
}

export async function resendEmailChange(call: MerchantCall): Promise<void> {
  const { context, caller } = call;
  await enforceRateLimit(context, ['emailChangesByOwner', caller.merchantId]);
  const awaited = await findEmailChange(context.db, caller.merchantId, context.now());
  if (!awaited) throw new Refusal('not_found');
  await inTransaction(context, (trx) => ask(call, trx, awaited.email, { resent: true }));
}

async function ask({ context, caller, from }: MerchantCall, trx: Trx, email: string, { resent }: { resent: boolean }) {
  const change_id = newId();
  const expires_at = new Date(context.now().getTime() + linkMinutes * 60_000);
  const { merchantId: merchant_id, tokenHash: session_hash } = caller;
  await putEmailChange(trx, { merchant_id, change_id, email, session_hash, expires_at });
  await context.jobs.send(trx, emailChangeJob, { changeId: change_id, site: from.site, resent });
}

export async function cancelEmailChange({ context, caller: { merchantId }, from }: MerchantCall): Promise<void> {
  await inTransaction(context, async (trx) => {
    if (!(await deleteEmailChange(trx, merchantId))) return;
    await audit(trx, { merchantId, actor: 'merchant', actorId: merchantId, kind: 'email_change_canceled', from });
  });
}

/**
 * Changes the e-mail by its link, once. As with a new password every session ends but the one that asked, and so does every link that was
 * mailed to the former address, which is told.
 * @returns the new e-mail
 * @throws Refusal email_link_used, also where another account has taken the address meanwhile; rate_limited
 */
export async function confirmEmail(context: AppContext, token: string, from: Origin): Promise<string> {
  await enforceRateLimit(context, ['linksByAddress', from.address]);
  try {
    const { merchant_id, email } = await inTransaction(context, (trx) => useLink(context, trx, token, from));
    context.live.sessionsEnded(merchant_id);
    return email;
  } catch (error) {
    throw violatedUniqueConstraint(error) === 'accounts_email' ? new Refusal('email_link_used') : error;
  }
}

async function useLink(context: AppContext, trx: Trx, token: string, from: Origin) {
  const change = await takeEmailChange(trx, hashSecret(token), context.now());
  if (!change) throw new Refusal('email_link_used');
  const { merchant_id: merchantId, email, session_hash } = change;
  const { email: was } = await accountOf(trx, merchantId);
  await setEmail(trx, merchantId, email, context.now());
  await endLinks(trx, merchantId, context.now());
  await deleteTokens(trx, merchantId, 'others', session_hash);
  await audit(trx, {
    merchantId,
    actor: 'merchant',
    actorId: merchantId,
    kind: 'email_changed',
    was,
    became: email,
    from,
  });
  const { subject, body } = texts.emailChange.changed;
  await context.mail.send(trx, { to: was, subject, text: body(email) });
  return change;
}
