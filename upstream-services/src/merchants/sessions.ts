import { hashSecret, newSecret } from '../common/ids.ts';
import type { AppContext } from '../context.ts';
import type { Trx } from '../db/transaction.ts';
import type { Caller, Origin } from '../http/bind.ts';
import { rememberDevice } from './device-repository.ts';
import { deleteTokens, findToken, insertToken, isNewUse, noteTokenUse } from './token-repository.ts';
import { findViewer, isViewToken } from './views.ts';

/** How long a token lives at most (promise 9.6.1), in milliseconds: 30 days. */
const tokenLife = 2_592_000_000;
const tokenForm = /^[\w-]{20,100}$/;

/** Whose token it is; null where nobody's, run out, unused for too long or revoked. This use of it is noted, beside the answer. */
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

/** Answered by every way to sign in, in the wire's words. */
export interface SignedIn {
  merchant_id: string;
  merchant_auth_token: string;
}

/** Makes a token: 32 random bytes, of which only the hash is kept. The device is known from now on. */
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

/** Ends every session of a merchant. Answers how many there were. */
export const endAllSessions = (trx: Trx, merchantId: string): Promise<number> =>
  deleteTokens(trx, merchantId, 'all', null);
