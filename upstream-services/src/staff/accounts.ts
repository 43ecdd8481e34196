import { maxStaff, normalizeEmail, type StaffRole } from 'shared-contracts';
import { hashSecret, newId, newSecret } from '../common/ids.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { countRows } from '../db/count-rows.ts';
import type { Database } from '../db/database.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import type { Origin, StaffOnlyCall } from '../http/bind.ts';
import { noteRefused, noteStaff, type RequestOrigin } from './log.ts';
import { findMember, findStaffLink, insertLink, insertMember } from './repository.ts';

const linkLife = 3 * 86_400_000;

export async function newLink(trx: Trx, staffId: string, site: string, now: Date): Promise<string> {
  const token = newSecret();
  await insertLink(trx, {
    token_hash: hashSecret(token),
    staff_id: staffId,
    expires_at: new Date(now.getTime() + linkLife),
  });
  return `${site}/b2b/admin/sign-in#token=${token}`;
}

export async function requireLink(context: AppContext, hash: Buffer, from: Origin) {
  const member = await findStaffLink(context.db, hash, context.now());
  if (member) return member;
  await noteRefused(context, { actor: 'nobody', kind: 'link_refused', from });
  throw new Refusal('reset_link_used');
}

type Maker = { actor: 'staff'; actorId: string; from: RequestOrigin } | { actor: 'system'; from: RequestOrigin };

export const makerOf = ({ staff, from }: StaffOnlyCall): Maker => ({ actor: 'staff', actorId: staff.staffId, from });

export async function makeMember(
  trx: Trx,
  member: { email: string; role: StaffRole },
  by: Maker,
  site: string,
  now: Date,
) {
  if ((await countRows(trx.selectFrom('staff'))) >= maxStaff)
    throw new Refusal('list_full', { limit: { of: 'staff', most: maxStaff } });
  const staff_id = newId();
  await insertMember(trx, { ...member, staff_id }, now);
  await noteStaff(trx, { ...by, kind: 'staff_added', subject: member.email, detail: member.role }, now);
  return { staff_id, link: await newLink(trx, staff_id, site, now) };
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
