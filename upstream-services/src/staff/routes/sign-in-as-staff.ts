import { signInAsStaff } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { unseal } from '../../common/seal.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute, type Origin } from '../../http/bind.ts';
import { enforceRateLimit, networkOf, type RateLimitKey, refundRateLimit } from '../../limits/index.ts';
import { matchTotpStep, plainCode } from '../../merchants/index.ts';
import { checkFirstStep, sealedFor } from '../first-step.ts';
import { noteRefused, noteStaff } from '../log.ts';
import { type Member, takeStep } from '../repository.ts';
import { openSession } from '../sessions.ts';

async function checkCode(context: AppContext, member: Member, typed: string, from: Origin): Promise<void> {
  const { staff_id, email, totp_secret } = member;
  const tried: RateLimitKey[] = [
    ['codeFromNetwork', `${networkOf(from.address)} staff ${email}`],
    ['codeAtAccount', `staff ${email}`],
  ];
  await enforceRateLimit(context, ...tried);
  const secret = totp_secret && unseal(context.config.secretKey, sealedFor(staff_id), totp_secret);
  const step = secret === null ? null : matchTotpStep(secret, plainCode(typed), context.now());
  if (step === null || !(await takeStep(context.db, member, step, context.now()))) {
    await noteRefused(context, { actor: 'staff', actorId: staff_id, kind: 'second_step_failed', from });
    throw new Refusal('second_factor_wrong');
  }
  await refundRateLimit(context, ...tried);
}

/**
 * Signs in, with password and code.
 * @throws Refusal invalid_credentials, second_factor_required, second_factor_unset, second_factor_wrong, rate_limited, unavailable
 */
export default bindRoute(signInAsStaff, async ({ context, body, from }) => {
  const member = await checkFirstStep(context, body, from);
  if (body.code === undefined) {
    throw new Refusal(member.totp_confirmed_at ? 'second_factor_required' : 'second_factor_unset');
  }
  await checkCode(context, member, body.code, from);
  const { staff_id } = member;
  const token = await inTransaction(context, async (trx) => {
    await noteStaff(trx, { actor: 'staff', actorId: staff_id, kind: 'signed_in', from }, context.now());
    return openSession(context, trx, staff_id);
  });
  return { staff_id, staff_auth_token: token };
});
