import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import type { Origin } from '../http/bind.ts';
import { enforceRateLimit, networkOf, type RateLimitKey, refundRateLimit } from '../limits/index.ts';
import { checkPassword } from '../merchants/index.ts';
import { noteRefused } from './log.ts';
import { findMember } from './repository.ts';

export const sealedFor = (staffId: string): string => `staff totp ${staffId}`;

/** Limits as for merchants, but counted apart from theirs; staff have no known devices, so every try counts for its account too. */
const triesAt = (email: string, address: string): RateLimitKey[] => [
  ['signInFromNetwork', `${networkOf(address)} staff ${email}`],
  ['signInAtAccount', `staff ${email}`],
  ['signInByAddress', address],
];

export async function checkFirstStep(
  context: AppContext,
  { email: typed, password }: { email: string; password: string },
  from: Origin,
) {
  const email = typed.trim().toLowerCase();
  const tried = triesAt(email, from.address);
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
