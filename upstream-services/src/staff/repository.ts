import type { StaffRole } from 'shared-contracts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

/** A member of staff, by the e-mail in lower case. */
export const findMember = (db: Database | Trx, email: string) =>
  db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();

export type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;

export const memberOf = (db: Database | Trx, staffId: string) =>
  db.selectFrom('staff').selectAll().where('staff_id', '=', staffId).executeTakeFirst();

export async function insertMember(trx: Trx, member: { staff_id: string; email: string; role: StaffRole }, now: Date) {
  await trx
    .insertInto('staff')
    .values({ ...member, password_hash: null, totp_secret: null, totp_confirmed_at: null, created_at: now })
    .execute();
}

/** Keeps the secret of an app that is not confirmed yet. Answers false where one is. */
export async function keepSecret(db: Database, staffId: string, secret: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_secret: secret, totp_last_step: 0 })
    .where('staff_id', '=', staffId)
    .where('totp_confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a step's code, which confirms the app where it was not. Answers false where it, or a later one, was taken before. */
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

/** Keeps a link, instead of those before. */
export async function insertLink(trx: Trx, link: { token_hash: Buffer; staff_id: string; expires_at: Date }) {
  await trx.deleteFrom('staff_links').where('staff_id', '=', link.staff_id).execute();
  await trx.insertInto('staff_links').values(link).execute();
}

/** Whose link it is; undefined where it is unknown, used, too old, or of somebody without access. */
export const findLink = (db: Database | Trx, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('staff_links')
    .innerJoin('staff', 'staff.staff_id', 'staff_links.staff_id')
    .select(['staff.staff_id', 'staff.email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('is_disabled', '=', false)
    .executeTakeFirst();

/** Uses a link up. Answers false where somebody else just did. */
export async function useLink(trx: Trx, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('staff_links').where('token_hash', '=', tokenHash).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Sets a password; the app is set up anew after it. */
export async function setPassword(trx: Trx, staffId: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ password_hash: passwordHash, totp_secret: null, totp_confirmed_at: null, totp_last_step: 0 })
    .where('staff_id', '=', staffId)
    .execute();
}

/** What members are, by their ids; those that are gone are left out. */
export async function staffRoles(db: Database, ids: readonly string[]): Promise<Map<string, StaffRole>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('staff').select(['staff_id', 'role']).where('staff_id', 'in', ids).execute();
  return new Map(rows.map(({ staff_id, role }) => [staff_id, role]));
}

/** All of the staff, by e-mail. */
export const listMembers = (db: Database) => db.selectFrom('staff').selectAll().orderBy('email').execute();

/** Notes when a member was there last. */
export async function noteSeen(db: Database | Trx, staffId: string, now: Date): Promise<void> {
  await db.updateTable('staff').set({ last_used_at: now }).where('staff_id', '=', staffId).execute();
}

/** E-mails of members of staff by their ids; a page of a log names a hundred at most. */
export async function emailsOf(db: Database, staffIds: readonly string[]): Promise<Map<string, string>> {
  if (staffIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff')
    .select(['staff_id', 'email'])
    .where('staff_id', 'in', [...staffIds])
    .execute();
  return new Map(rows.map(({ staff_id, email }) => [staff_id, email]));
}
