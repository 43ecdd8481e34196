import { maxStaff, normalizeEmail, type StaffRole } from 'shared-contracts';
import { hashSecret, newId, newSecret } from '../common/ids.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { violatedUniqueConstraint } from '../db/errors.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import type { Origin, StaffOnlyCall } from '../http/bind.ts';
import { enforceRateLimit } from '../limits/index.ts';
import { hashPassword, requireUnguessable } from '../merchants/index.ts';
import { noteRefused, noteStaff, type RequestOrigin } from './log.ts';
import {
  findLink,
  findMember,
  insertLink,
  insertMember,
  listMembers,
  memberOf,
  setPassword,
  useLink,
} from './repository.ts';
import { endSessions } from './sessions.ts';

const linkLife = 3 * 86_400_000;

async function newLink(trx: Trx, staffId: string, site: string, now: Date): Promise<string> {
  const token = newSecret();
  await insertLink(trx, {
    token_hash: hashSecret(token),
    staff_id: staffId,
    expires_at: new Date(now.getTime() + linkLife),
  });
  return `${site}/b2b/admin/sign-in#token=${token}`;
}

type Maker = { actor: 'staff'; actorId: string; from: RequestOrigin } | { actor: 'system'; from: RequestOrigin };

const makerOf = ({ staff, from }: StaffOnlyCall): Maker => ({ actor: 'staff', actorId: staff.staffId, from });

async function makeMember(trx: Trx, member: { email: string; role: StaffRole }, by: Maker, site: string, now: Date) {
  const { count } = await trx
    .selectFrom('staff')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= maxStaff) throw new Refusal('list_full', { limit: { of: 'staff', most: maxStaff } });
  const staff_id = newId();
  await insertMember(trx, { ...member, staff_id }, now);
  await noteStaff(trx, { ...by, kind: 'staff_added', subject: member.email, detail: member.role }, now);
  return { staff_id, link: await newLink(trx, staff_id, site, now) };
}

export async function addStaff(call: StaffOnlyCall, member: { email: string; role: StaffRole }) {
  const { context, from } = call;
  const email = member.email.toLowerCase();
  try {
    return await inTransaction(context, (trx) =>
      makeMember(trx, { ...member, email }, makerOf(call), from.site, context.now()),
    );
  } catch (error) {
    if (violatedUniqueConstraint(error) === 'staff_email') throw new Refusal('email_taken');
    throw error;
  }
}

export async function renewLink(call: StaffOnlyCall, staffId: string) {
  const { context, from } = call;
  return inTransaction(context, async (trx) => {
    const member = await memberOf(trx, staffId);
    if (!member) throw new Refusal('not_found');
    const line = { ...makerOf(call), kind: 'staff_link', subject: member.email };
    await noteStaff(trx, line, context.now());
    return { staff_id: staffId, link: await newLink(trx, staffId, from.site, context.now()) };
  });
}

export async function makeStaff(db: Database, typed: string, role: StaffRole, site: string): Promise<string> {
  const email = normalizeEmail(typed).toLowerCase();
  const now = new Date();
  const by = { actor: 'system', from: { requestId: 'command', address: '' } } as const;
  return inTransaction({ db }, async (trx) => {
    const known = await findMember(trx, email);
    if (!known) return (await makeMember(trx, { email, role }, by, site, now)).link;
    await trx.updateTable('staff').set({ role, is_disabled: false }).where('staff_id', '=', known.staff_id).execute();
    await noteStaff(trx, { ...by, kind: 'staff_link', subject: email, detail: role }, now);
    return newLink(trx, known.staff_id, site, now);
  });
}

/**
 * Changes the role or the access of somebody else; who may do less has to sign in anew.
 * @throws Refusal not_found; conflict for the own account, so that there is always an owner
 */
export async function changeStaff(
  call: StaffOnlyCall,
  change: { staffId: string; role: StaffRole; disabled: boolean },
) {
  const { context, staff } = call;
  const { staffId, role, disabled } = change;
  if (staffId.toLowerCase() === staff.staffId) throw new Refusal('conflict');
  await inTransaction(context, async (trx) => {
    const member = await memberOf(trx, staffId);
    if (!member) throw new Refusal('not_found');
    await trx.updateTable('staff').set({ role, is_disabled: disabled }).where('staff_id', '=', staffId).execute();
    await endSessions(trx, staffId);
    const line = { ...makerOf(call), subject: member.email };
    const now = context.now();
    if (member.role !== role) await noteStaff(trx, { ...line, kind: 'staff_role', detail: role }, now);
    if (member.is_disabled !== disabled) {
      await noteStaff(trx, { ...line, kind: disabled ? 'staff_disabled' : 'staff_enabled' }, now);
    }
  });
}

async function requireLink(context: AppContext, hash: Buffer, from: Origin) {
  const whose = await findLink(context.db, hash, context.now());
  if (whose) return whose;
  await noteRefused(context, { actor: 'nobody', kind: 'link_refused', from });
  throw new Refusal('reset_link_used');
}

export async function readLink(context: AppContext, token: string, from: Origin) {
  await enforceRateLimit(context, ['linksByAddress', from.address]);
  const { email } = await requireLink(context, hashSecret(token), from);
  return { email };
}

/**
 * Sets a password by a link, once; every session ends, and the app is set up anew.
 * @throws Refusal reset_link_used, rate_limited, unavailable, validation_failed for a password that is guessed first
 */
export async function setStaffPassword(context: AppContext, input: { token: string; next: string }, from: Origin) {
  await enforceRateLimit(context, ['linksByAddress', from.address]);
  const hash = hashSecret(input.token);
  const { staff_id, email } = await requireLink(context, hash, from);
  await requireUnguessable(context, 'new_password', input.next, { email, name: '' });
  const passwordHash = await hashPassword(input.next, from.address);
  await inTransaction(context, async (trx) => {
    if (!(await useLink(trx, hash))) throw new Refusal('reset_link_used');
    await setPassword(trx, staff_id, passwordHash);
    await endSessions(trx, staff_id);
    await noteStaff(trx, { actor: 'staff', actorId: staff_id, kind: 'password_set', from }, context.now());
  });
  return { email };
}

export async function listStaff(db: Database) {
  const list = (await listMembers(db)).map((member) => ({
    staff_id: member.staff_id,
    email: member.email,
    role: member.role,
    is_disabled: member.is_disabled,
    is_ready: member.totp_confirmed_at !== null,
    created_at: member.created_at.toISOString(),
    last_used_at: member.last_used_at?.toISOString() ?? null,
  }));
  return { list };
}
