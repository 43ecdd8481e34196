import type { StaffRole } from 'shared-contracts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

export const findMember = (db: Database | Trx, email: string) =>
  db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();

export type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;

export const memberOf = (db: Database | Trx, staffId: string) =>
  db.selectFrom('staff').selectAll().where('staff_id', '=', staffId).executeTakeFirst();

/** Locks members of staff until the transaction ends. */
export const lockMembers = (trx: Trx, staffIds: readonly string[]) =>
  trx.selectFrom('staff').selectAll().where('staff_id', 'in', staffIds).orderBy('staff_id').forUpdate().execute();

export async function insertMember(trx: Trx, member: { staff_id: string; email: string; role: StaffRole }, now: Date) {
  await trx
    .insertInto('staff')
    .values({ ...member, password_hash: null, totp_secret: null, totp_confirmed_at: null, created_at: now })
    .execute();
}

export async function keepSecret(db: Database, staffId: string, secret: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_secret: secret, totp_last_step: 0 })
    .where('staff_id', '=', staffId)
    .where('totp_confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function takeStep(db: Database, { staff_id, totp_secret }: Member, step: number, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set((eb) => ({ totp_last_step: step, totp_confirmed_at: eb.fn.coalesce('totp_confirmed_at', eb.val(now)) }))
    .where('staff_id', '=', staff_id)
    .where('totp_secret', '=', totp_secret)
    .where('totp_last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertLink(trx: Trx, link: { token_hash: Buffer; staff_id: string; expires_at: Date }) {
  await trx.deleteFrom('staff_links').where('staff_id', '=', link.staff_id).execute();
  await trx.insertInto('staff_links').values(link).execute();
}

export const findStaffLink = (db: Database | Trx, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('staff_links')
    .innerJoin('staff', 'staff.staff_id', 'staff_links.staff_id')
    .select(['staff.staff_id', 'staff.email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('is_disabled', '=', false)
    .executeTakeFirst();

export async function useLink(trx: Trx, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('staff_links').where('token_hash', '=', tokenHash).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function setPassword(trx: Trx, staffId: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ password_hash: passwordHash, totp_secret: null, totp_confirmed_at: null, totp_last_step: 0 })
    .where('staff_id', '=', staffId)
    .execute();
}

export async function staffRoles(db: Database, ids: readonly string[]): Promise<Map<string, StaffRole>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('staff').select(['staff_id', 'role']).where('staff_id', 'in', ids).execute();
  return new Map(rows.map(({ staff_id, role }) => [staff_id, role]));
}

export const listMembers = (db: Database) => db.selectFrom('staff').selectAll().orderBy('email').execute();

export async function noteSeen(db: Database | Trx, staffId: string, now: Date): Promise<void> {
  await db.updateTable('staff').set({ last_used_at: now }).where('staff_id', '=', staffId).execute();
}

export async function emailsOf(db: Database, staffIds: readonly string[]): Promise<Map<string, string>> {
  if (staffIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff')
    .select(['staff_id', 'email'])
    .where('staff_id', 'in', [...staffIds])
    .execute();
  return new Map(rows.map(({ staff_id, email }) => [staff_id, email]));
}
