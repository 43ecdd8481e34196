import { audit } from '../../audit/index.ts';
import { Refusal } from '../../common/refusal.ts';
import { unseal } from '../../common/seal.ts';
import type { AppContext } from '../../context.ts';
import type { Origin } from '../../http/bind.ts';
import type { Account } from '../account-repository.ts';
import { countSignInAttempt } from '../sign-in-attempts.ts';
import { hashRecoveryCode, isAppCode, isRecoveryCode, matchTotpStep, plainCode } from './codes.ts';
import { acceptTotpStep, readTotp, takeRecoveryCode } from './repository.ts';

export const sealedFor = (merchantId: string): string => `totp ${merchantId}`;

export async function requireValidCode(
  context: AppContext,
  merchantId: string,
  sealed: Buffer,
  typed: string,
  from: Origin,
) {
  const { db, config } = context;
  const code = plainCode(typed);
  const line = { merchantId, actor: 'merchant', from } as const;
  if (isAppCode(code)) {
    const step = matchTotpStep(unseal(config.secretKey, sealedFor(merchantId), sealed), code, context.now());
    if (step !== null && (await acceptTotpStep(db, merchantId, step))) return;
  } else if (isRecoveryCode(code)) {
    const hash = hashRecoveryCode(config.secretKey, merchantId, code);
    if (await takeRecoveryCode(db, merchantId, hash, context.now())) {
      await audit(db, { ...line, kind: 'recovery_code_used' });
      return;
    }
  }
  await audit(db, { ...line, kind: 'second_step_failed' });
  throw new Refusal('second_factor_wrong');
}

/**
 * The second step of a sign-in, where the merchant turned it on; the first has succeeded.
 * @param code what was typed; undefined where nobody asked for it yet
 * @throws Refusal second_factor_required, second_factor_wrong, rate_limited
 */
export async function checkSecondStep(
  context: AppContext,
  { merchant_id, email }: Account,
  code: string | undefined,
  from: Origin,
): Promise<void> {
  const totp = await readTotp(context.db, merchant_id);
  if (!totp?.confirmed_at) return;
  if (code === undefined) throw new Refusal('second_factor_required');
  const tried = await countSignInAttempt(context, 'code', email, from);
  await requireValidCode(context, merchant_id, totp.secret, code, from);
  await tried.succeeded();
}
