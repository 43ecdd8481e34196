import { audit, byMerchant } from '../audit/index.ts';
import { hashSecret, newSecret } from '../common/ids.ts';
import type { AppContext } from '../context.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import type { Caller, MerchantCall, Origin } from '../http/bind.ts';
import { rememberDevice } from './device-repository.ts';
import { endEmailChangeWithSession } from './email-change-repository.ts';
import { deleteTokens, findToken, insertToken, isNewUse, noteTokenUse, type TokenScope } from './token-repository.ts';
import { endView, findViewer, isViewToken } from './views.ts';

const tokenLife = 2_592_000_000;
const tokenForm = /^[\w-]{20,100}$/;

export async function findCaller(context: AppContext, token: string): Promise<Caller | null> {
  if (!tokenForm.test(token)) return null;
  const now = context.now();
  if (isViewToken(token)) return findViewer(context.db, token, now);
  const tokenHash = hashSecret(token);
  const found = await findToken(context.db, tokenHash, now);
  if (!found) return null;
  const { lastUsedAt, ...caller } = found;
  if (isNewUse(lastUsedAt, now)) {
    context.background.run('noting of a use', () => noteTokenUse(context.db, tokenHash, now));
  }
  return { ...caller, tokenHash };
}

export interface SignedIn {
  merchant_id: string;
  merchant_auth_token: string;
}

export async function openSession(
  context: AppContext,
  trx: Trx,
  merchantId: string,
  { device, userAgent }: Origin,
): Promise<SignedIn> {
  const token = newSecret();
  const now = context.now();
  const known = device && { merchant_id: merchantId, token_hash: hashSecret(device), user_agent: userAgent };
  await insertToken(trx, {
    token_hash: hashSecret(token),
    merchant_id: merchantId,
    device_id: known ? await rememberDevice(trx, known, now) : null,
    created_at: now,
    expires_at: new Date(now.getTime() + tokenLife),
  });
  return { merchant_id: merchantId, merchant_auth_token: token };
}

/** Ends sessions, and with others' sessions what was asked for in them. Who signs out keeps a change of e-mail that is under way. */
export async function endSessions(trx: Trx, merchantId: string, scope: TokenScope, current: Buffer | null) {
  const ended = await deleteTokens(trx, merchantId, scope, current);
  if (scope !== 'current') await endEmailChangeWithSession(trx, merchantId);
  return ended;
}

export const endAllSessions = (trx: Trx, merchantId: string): Promise<number> =>
  endSessions(trx, merchantId, 'all', null);

export async function revokeSessions({ context, caller, from }: MerchantCall, scope: TokenScope): Promise<number> {
  const { merchantId, tokenHash, viewedUntil } = caller;
  // Staff who view as the merchant end their view, and none of the merchant's sessions.
  if (viewedUntil) return inTransaction(context, (trx) => endView(trx, tokenHash));
  const ended = await inTransaction(context, async (trx) => {
    const revoked = await endSessions(trx, merchantId, scope, tokenHash);
    const kind = scope === 'current' ? 'signed_out' : 'sessions_revoked';
    await audit(trx, { ...byMerchant(merchantId, from), kind, became: scope });
    return revoked;
  });
  context.live.sessionsEnded(merchantId);
  return ended;
}
