import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Caller, MerchantCall } from '../../http/bind.ts';
import { enforceRateLimit, type RateLimitKey, resetRateLimit } from '../../limits/index.ts';
import { hashRecoveryCode, newRecoveryCodes, plainCode } from './codes.ts';
import { readTotp, replaceRecoveryCodes } from './repository.ts';
import { requireValidCode } from './second-step.ts';

export async function withCodeLimit<T>(
  context: AppContext,
  { merchantId }: Caller,
  check: () => Promise<T>,
): Promise<T> {
  const tried: RateLimitKey = ['codeByOwner', merchantId];
  await enforceRateLimit(context, tried);
  const result = await check();
  await resetRateLimit(context, tried);
  return result;
}

export async function spendCode({ context, caller, from }: MerchantCall, code: string): Promise<void> {
  const totp = await readTotp(context.db, caller.merchantId);
  if (!totp?.confirmed_at) throw new Refusal('second_factor_wrong');
  await withCodeLimit(context, caller, () => requireValidCode(context, caller.merchantId, totp.secret, code, from));
}

export async function issueRecoveryCodes(context: AppContext, trx: Trx, merchantId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(context.config.secretKey, merchantId, plainCode(code)));
  await replaceRecoveryCodes(trx, merchantId, hashes);
  return codes;
}
