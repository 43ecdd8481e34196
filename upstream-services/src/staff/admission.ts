import type { AnyOperation, ErrorCode } from 'shared-contracts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import type { Caller, StaffCaller } from '../http/bind.ts';
import { noteRefused, type RequestOrigin, type StaffLine } from './log.ts';
import { findSession, noteUse } from './sessions.ts';

interface StaffCall {
  operation: AnyOperation;
  token: string | null;
  /** The merchant whose token came with the call: it grants nothing here, but the log records who tried. */
  merchant: () => Promise<Caller | null>;
  from: RequestOrigin;
}

/**
 * The one place that decides which staff may make a call: by the session, and by the roles that the operation names. Every refused try is written to
 * the staff's log, except a call without a session that only asks whether anybody is signed in.
 * @throws Refusal unauthorized without a staff session, or with an expired one; forbidden for a merchant, or another role
 */
export async function admitStaff(context: AppContext, call: StaffCall): Promise<StaffCaller> {
  const { operation, token, from } = call;
  const refuse = async (code: ErrorCode, who: Pick<StaffLine, 'actor' | 'actorId'>): Promise<never> => {
    await noteRefused(context, { ...who, kind: 'refused', subject: operation.name, detail: code, from });
    throw new Refusal(code);
  };
  const found = token === null ? null : await findSession(context, token);
  if (!found) {
    const merchant = await call.merchant();
    if (merchant) return refuse('forbidden', { actor: 'merchant', actorId: merchant.merchantId });
    if (token === null && operation.name === 'readStaffSession') throw new Refusal('unauthorized');
    return refuse('unauthorized', { actor: 'nobody' });
  }
  const { staff, isOver } = found;
  const who = { actor: 'staff', actorId: staff.staffId } as const;
  if (isOver) return refuse('unauthorized', who);
  if (!operation.roles.includes(staff.role)) return refuse('forbidden', who);
  await noteUse(context.db, staff, context.now());
  return staff;
}
