import { Refusal } from '../common/refusal.ts';
import { seal, unseal } from '../common/seal.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Origin } from '../http/bind.ts';
import { enforceRateLimit, networkOf, type RateLimitKey, refundRateLimit } from '../limits/index.ts';
import { checkPassword, newTotpSecret, plainCode, stepOf, totpUri } from '../merchants/index.ts';
import { noteRefused, noteStaff } from './log.ts';
import { findMember, keepSecret, type Member, takeStep } from './repository.ts';
import { endSessions, openSession } from './sessions.ts';

interface Credentials {
  email: string;
  password: string;
}

const sealedFor = (staffId: string): string => `staff totp ${staffId}`;

/** Counted as merchants' tries are, apart from theirs; staff have no known browsers, so that every try counts for its account too. */
const triesAt = (what: 'password' | 'code', email: string, address: string): RateLimitKey[] =>
  what === 'password'
    ? [
        ['signInFromNetwork', `${networkOf(address)} staff ${email}`],
        ['signInAtAccount', `staff ${email}`],
        ['signInByAddress', address],
      ]
    : [
        ['codeFromNetwork', `${networkOf(address)} staff ${email}`],
        ['codeAtAccount', `staff ${email}`],
      ];

async function checkFirstStep(context: AppContext, { email: typed, password }: Credentials, from: Origin) {
  const email = typed.trim().toLowerCase();
  const tried = triesAt('password', email, from.address);
  await enforceRateLimit(context, ...tried);
  const member = await findMember(context.db, email);
  const matches = await checkPassword(member?.password_hash ?? undefined, password, from.address);
  if (!member || !matches || member.is_disabled) {
    const who = member ? ({ actor: 'staff', actorId: member.staff_id } as const) : ({ actor: 'nobody' } as const);
    await noteRefused(context, { ...who, kind: 'sign_in_failed', from });
    throw new Refusal('invalid_credentials');
  }
  await refundRateLimit(context, ...tried);
  return member;
}

async function checkCode(context: AppContext, member: Member, typed: string, from: Origin): Promise<void> {
  const { staff_id, email, totp_secret } = member;
  const tried = triesAt('code', email, from.address);
  await enforceRateLimit(context, ...tried);
  const secret = totp_secret && unseal(context.config.secretKey, sealedFor(staff_id), totp_secret);
  const step = secret === null ? null : stepOf(secret, plainCode(typed), context.now());
  if (step === null || !(await takeStep(context.db, member, step, context.now()))) {
    await noteRefused(context, { actor: 'staff', actorId: staff_id, kind: 'second_step_failed', from });
    throw new Refusal('second_factor_wrong');
  }
  await refundRateLimit(context, ...tried);
}

/**
 * Signs in, with both steps.
 * @throws Refusal invalid_credentials, second_factor_required, second_factor_unset, second_factor_wrong, rate_limited, unavailable
 */
export async function signIn(context: AppContext, input: Credentials & { code?: string | undefined }, from: Origin) {
  const member = await checkFirstStep(context, input, from);
  if (input.code === undefined) {
    throw new Refusal(member.totp_confirmed_at ? 'second_factor_required' : 'second_factor_unset');
  }
  await checkCode(context, member, input.code, from);
  const { staff_id } = member;
  const token = await inTransaction(context, async (trx) => {
    await noteStaff(trx, { actor: 'staff', actorId: staff_id, kind: 'signed_in', from }, context.now());
    return openSession(context, trx, staff_id);
  });
  return { staff_id, staff_auth_token: token };
}

export async function beginCodes(context: AppContext, input: Credentials, from: Origin) {
  const { staff_id, email } = await checkFirstStep(context, input, from);
  const secret = newTotpSecret();
  const sealed = seal(context.config.secretKey, sealedFor(staff_id), secret);
  if (!(await keepSecret(context.db, staff_id, sealed))) throw new Refusal('already_exists');
  return { secret, uri: totpUri(secret, { site: from.site, email }) };
}

export const signOut = (
  context: AppContext,
  { staffId, tokenHash }: { staffId: string; tokenHash: Buffer },
  from: Origin,
): Promise<number> =>
  inTransaction(context, async (trx) => {
    await noteStaff(trx, { actor: 'staff', actorId: staffId, kind: 'signed_out', from }, context.now());
    return endSessions(trx, staffId, tokenHash);
  });
