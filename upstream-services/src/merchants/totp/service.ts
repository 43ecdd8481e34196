import { audit } from '../../audit/index.ts';
import { Refusal } from '../../common/refusal.ts';
import { seal, unseal } from '../../common/seal.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction, type Trx } from '../../db/transaction.ts';
import type { Caller, MerchantCall, Origin } from '../../http/bind.ts';
import { enforceRateLimit, type RateLimitKey, resetRateLimit } from '../../limits/index.ts';
import { confirmPassword } from '../password-service.ts';
import { hashRecoveryCode, newRecoveryCodes, newTotpSecret, plainCode, stepOf, totpUri } from './codes.ts';
import { confirmSecret, deleteTotp, keepSecret, readTotp, replaceRecoveryCodes } from './repository.ts';
import { sealedFor, takeCode } from './second-step.ts';

const lineOf = (merchantId: string, kind: string, from: Origin) =>
  ({ merchantId, actor: 'merchant', actorId: merchantId, kind, from }) as const;

async function withCode<T>(context: AppContext, { merchantId }: Caller, check: () => Promise<T>): Promise<T> {
  const tried: RateLimitKey = ['codeByOwner', merchantId];
  await enforceRateLimit(context, tried);
  const result = await check();
  await resetRateLimit(context, tried);
  return result;
}

async function renew(context: AppContext, trx: Trx, merchantId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(context.config.secretKey, merchantId, plainCode(code)));
  await replaceRecoveryCodes(trx, merchantId, hashes);
  return codes;
}

export async function beginTotp(call: MerchantCall, password: string) {
  const { context, caller, from } = call;
  await confirmPassword(call, password);
  const secret = newTotpSecret();
  const sealed = seal(context.config.secretKey, sealedFor(caller.merchantId), secret);
  if (!(await keepSecret(context.db, caller.merchantId, sealed))) throw new Refusal('already_exists');
  return { secret, uri: totpUri(secret, { site: from.site, email: caller.email }) };
}

export async function confirmTotp({ context, caller, from }: MerchantCall, code: string): Promise<string[]> {
  const { merchantId } = caller;
  const totp = await readTotp(context.db, merchantId);
  if (totp?.confirmed_at) throw new Refusal('already_exists');
  return withCode(context, caller, async () => {
    const secret = totp && unseal(context.config.secretKey, sealedFor(merchantId), totp.secret);
    const step = secret === undefined ? null : stepOf(secret, plainCode(code), context.now());
    if (!totp || step === null) throw new Refusal('second_factor_wrong');
    return inTransaction(context, async (trx) => {
      const confirmed = await confirmSecret(trx, { merchantId, secret: totp.secret, step }, context.now());
      if (!confirmed) throw new Refusal('already_exists');
      await audit(trx, lineOf(merchantId, 'second_step_on', from));
      return renew(context, trx, merchantId);
    });
  });
}

async function spend({ context, caller, from }: MerchantCall, code: string): Promise<void> {
  const totp = await readTotp(context.db, caller.merchantId);
  if (!totp?.confirmed_at) throw new Refusal('second_factor_wrong');
  await withCode(context, caller, () => takeCode(context, caller.merchantId, totp.secret, code, from));
}

export async function renewRecoveryCodes(call: MerchantCall, code: string): Promise<string[]> {
  const { context, caller, from } = call;
  await spend(call, code);
  return inTransaction(context, async (trx) => {
    await audit(trx, lineOf(caller.merchantId, 'recovery_codes_renewed', from));
    return renew(context, trx, caller.merchantId);
  });
}

export async function turnOffTotp(call: MerchantCall, typed: { password: string; code: string }): Promise<void> {
  const { context, caller, from } = call;
  await confirmPassword(call, typed.password);
  await spend(call, typed.code);
  await inTransaction(context, async (trx) => {
    await deleteTotp(trx, caller.merchantId);
    await audit(trx, lineOf(caller.merchantId, 'second_step_off', from));
  });
}
