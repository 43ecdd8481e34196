import { audit } from '../audit/index.ts';
import { hashSecret } from '../common/ids.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { MerchantCall, Origin } from '../http/bind.ts';
import { enforceRateLimit, type RateLimitKey, resetRateLimit } from '../limits/index.ts';
import { accountOf, noteEmailRead, ownerOf, setPasswordHash } from './account-repository.ts';
import { forgetOtherDevices } from './device-repository.ts';
import { requireUnguessable } from './guessable.ts';
import { findLink, useLink } from './link-repository.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { deleteTokens, type TokenScope } from './token-repository.ts';
import { endView } from './views.ts';

/**
 * Asks a signed-in merchant for the password once more. Tries are counted apart from sign-in's, which strangers can make.
 * @throws Refusal invalid_credentials, rate_limited, unavailable
 */
export async function confirmPassword({ context, caller: { merchantId }, from }: MerchantCall, password: string) {
  const tried: RateLimitKey = ['passwordByOwner', merchantId];
  await enforceRateLimit(context, tried);
  const { password_hash } = await accountOf(context.db, merchantId);
  if (!(await checkPassword(password_hash, password, from.address))) throw new Refusal('invalid_credentials');
  await resetRateLimit(context, tried);
}

/**
 * Changes the password; every other session ends.
 * @throws Refusal invalid_credentials, rate_limited, unavailable, validation_failed for a password that is guessed first
 */
export async function changePassword(call: MerchantCall, input: { current: string; next: string }): Promise<void> {
  const { context, caller, from } = call;
  const { merchantId } = caller;
  await confirmPassword(call, input.current);
  await requireUnguessable(context, 'new_password', input.next, await ownerOf(context.db, merchantId));
  const passwordHash = await hashPassword(input.next, from.address);
  await inTransaction(context, async (trx) => {
    await setPasswordHash(trx, merchantId, passwordHash);
    await deleteTokens(trx, merchantId, 'others', caller.tokenHash);
    await audit(trx, { merchantId, actor: 'merchant', actorId: merchantId, kind: 'password_changed', from });
  });
  context.live.sessionsEnded(merchantId);
}

export async function revokeSessions({ context, caller, from }: MerchantCall, scope: TokenScope): Promise<number> {
  const { merchantId, tokenHash, viewedUntil } = caller;
  // Whoever only looks ends the look, and none of the merchant's sessions.
  if (viewedUntil) return inTransaction(context, (trx) => endView(trx, tokenHash));
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
 * Sets a new password by the link, once; every session ends, and no device but this one stays known.
 * @throws Refusal reset_link_used, rate_limited, unavailable, validation_failed for a password that is guessed first
 */
export async function resetPassword(context: AppContext, input: { token: string; next: string }, from: Origin) {
  await enforceRateLimit(context, ['linksByAddress', from.address]);
  const linkHash = hashSecret(input.token);
  // Looked up first, so that a made-up link costs no work on its password.
  const asker = await findLink(context.db, 'reset_links', linkHash, context.now());
  if (asker === undefined) throw new Refusal('reset_link_used');
  await requireUnguessable(context, 'new_password', input.next, await ownerOf(context.db, asker));
  const passwordHash = await hashPassword(input.next, from.address);
  const owner = await inTransaction(context, async (trx) => {
    const merchantId = await useLink(trx, 'reset_links', linkHash, context.now());
    if (merchantId === undefined) throw new Refusal('reset_link_used');
    await setPasswordHash(trx, merchantId, passwordHash);
    await noteEmailRead(trx, merchantId, context.now());
    await deleteTokens(trx, merchantId, 'all', null);
    await forgetOtherDevices(trx, merchantId, from.device === null ? null : hashSecret(from.device));
    await audit(trx, { merchantId, actor: 'merchant', actorId: merchantId, kind: 'password_reset', from });
    return merchantId;
  });
  context.live.sessionsEnded(owner);
}
