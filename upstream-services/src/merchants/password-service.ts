import { audit } from '../audit/index.ts';
import type { AppContext } from '../context.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import type { Origin } from '../http/bind.ts';
import { hashSecret, newSecret } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { texts } from '../texts.ts';
import { findAccount, insertResetLink, readPasswordHash, setPasswordHash, useResetLink } from './account-repository.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { countTry, takeTryBack } from './rate-limits.ts';
import type { Caller } from './sessions.ts';
import { deleteTokens, type TokenScope } from './token-repository.ts';

/** How long a link for a new password works, in minutes (decisions, part 3). */
const resetMinutes = 30;

/**
 * Changes the password; every other session ends.
 * @throws Refusal invalid_credentials, rate_limited
 */
export async function changePassword(
  context: AppContext,
  caller: Caller,
  input: { current: string; next: string },
  from: Origin,
): Promise<void> {
  const { merchantId } = caller;
  await countTry(context, ['signInByAccount', caller.email]);
  const known = await readPasswordHash(context.db, merchantId);
  if (!(await checkPassword(known, input.current))) throw new Refusal('invalid_credentials');
  await takeTryBack(context, ['signInByAccount', caller.email]);
  const passwordHash = await hashPassword(input.next);
  await inTransaction(context, async (trx) => {
    await setPasswordHash(trx, merchantId, passwordHash);
    await deleteTokens(trx, merchantId, 'others', caller.tokenHash);
    await audit(trx, { merchantId, actor: 'merchant', actorId: merchantId, kind: 'password_changed', from });
  });
  context.live.sessionsEnded(merchantId);
}

/** Ends sessions of the caller. Answers how many. */
export async function revokeSessions(
  context: AppContext,
  caller: Caller,
  scope: TokenScope,
  from: Origin,
): Promise<number> {
  const { merchantId, tokenHash } = caller;
  const ended = await inTransaction(context, async (trx) => {
    const revoked = await deleteTokens(trx, merchantId, scope, tokenHash);
    const kind = scope === 'current' ? 'signed_out' : 'sessions_revoked';
    await audit(trx, { merchantId, actor: 'merchant', actorId: merchantId, kind, became: scope, from });
    return revoked;
  });
  context.live.sessionsEnded(merchantId);
  return ended;
}

/**
 * Mails a link that sets a new password, if there is such an account. The caller learns nothing of that: the work goes on after the answer.
 * @throws Refusal rate_limited
 */
export async function forgotPassword(context: AppContext, email: string, from: Origin): Promise<void> {
  const address = email.toLowerCase();
  await countTry(context, ['forgotByAddress', from.address], ['forgotByAccount', address]);
  context.background.run('mail of a reset link', async () => {
    const account = await findAccount(context.db, address);
    if (!account) return;
    const token = newSecret();
    await inTransaction(context, (trx) => keepLink(context, trx, account.merchant_id, token, from));
    // Behind the hash: what a browser never sends to a server stays out of its logs.
    const link = `${context.config.publicOrigin}/b2b/merchant/reset-password#token=${token}`;
    const { subject, body } = texts.resetMail;
    await context.outbox.send({ to: account.email, subject, body: body(link, resetMinutes) });
  });
}

async function keepLink(context: AppContext, trx: Trx, merchantId: string, token: string, from: Origin): Promise<void> {
  const expires = new Date(context.now().getTime() + resetMinutes * 60_000);
  await insertResetLink(trx, { token_hash: hashSecret(token), merchant_id: merchantId, expires_at: expires });
  await audit(trx, { merchantId, actor: 'system', kind: 'reset_link_sent', from });
}

/**
 * Sets a new password by the link, once; every session ends.
 * @throws Refusal reset_link_used, rate_limited
 */
export async function resetPassword(
  context: AppContext,
  input: { token: string; next: string },
  from: Origin,
): Promise<void> {
  await countTry(context, ['resetByAddress', from.address]);
  const passwordHash = await hashPassword(input.next);
  const owner = await inTransaction(context, async (trx) => {
    const merchantId = await useResetLink(trx, hashSecret(input.token), context.now());
    if (merchantId === undefined) throw new Refusal('reset_link_used');
    await setPasswordHash(trx, merchantId, passwordHash);
    await deleteTokens(trx, merchantId, 'all', null);
    await audit(trx, { merchantId, actor: 'merchant', actorId: merchantId, kind: 'password_reset', from });
    return merchantId;
  });
  context.live.sessionsEnded(owner);
}
