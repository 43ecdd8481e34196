import { audit, byMerchant } from '../audit/index.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Origin } from '../http/bind.ts';
import { accountOf } from './account-repository.ts';
import { takeChallenge } from './passkeys/challenges.ts';
import { openSession, type SignedIn } from './sessions.ts';
import { checkSecondStep } from './totp/second-step.ts';

interface TelegramProof {
  merchantId: string;
  /** Identifies one opening of the Mini App, which can sign in once. */
  signature: string;
  linkedAt: Date;
  code: string | undefined;
}

/**
 * Signs in by data that Telegram has signed, once; it stays valid while the second factor is missing. A chat that was linked before the password was
 * set must be linked again: whoever knew the former one may have linked it.
 * @throws Refusal telegram_refused, second_factor_required, second_factor_wrong
 */
export async function signInByTelegram(context: AppContext, proof: TelegramProof, from: Origin): Promise<SignedIn> {
  const { merchantId, signature, linkedAt, code } = proof;
  const account = await accountOf(context.db, merchantId);
  if (account.password_set_at && linkedAt <= account.password_set_at) throw new Refusal('telegram_refused');
  await checkSecondStep(context, account, code, from);
  return inTransaction(context, async (trx) => {
    // The used signature is stored for as long as Telegram's data is accepted: the signature and not the text, which can be spelled in many ways.
    if (!(await takeChallenge(trx, signature, context.now()))) throw new Refusal('telegram_refused');
    const line = byMerchant(merchantId, from);
    await audit(trx, { ...line, kind: 'signed_in', became: 'telegram' });
    return openSession(context, trx, merchantId, from);
  });
}
