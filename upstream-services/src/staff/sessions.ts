import { hashSecret, newSecret } from '../common/ids.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';
import type { StaffCaller } from '../http/bind.ts';
import { endViewsOf } from '../merchants/index.ts';
import { noteSeen } from './repository.ts';

const life = 43_200_000;
const idleLife = 1_800_000;
const useKnownTo = 60_000;
const keptAfter = 30 * 86_400_000;
const maxSessions = 10;

const tokenForm = /^[\w-]{20,100}$/;

interface Found {
  staff: StaffCaller;
  isOver: boolean;
}

export async function findSession({ db, now }: Pick<AppContext, 'db' | 'now'>, token: string): Promise<Found | null> {
  if (!tokenForm.test(token)) return null;
  const tokenHash = hashSecret(token);
  const found = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.staff_id', 'staff_sessions.staff_id')
    .select(['staff.staff_id', 'staff.email', 'staff.role', 'staff.is_disabled', 'expires_at'])
    .select('staff_sessions.last_used_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!found) return null;
  const at = now().getTime();
  const isOver = found.is_disabled || found.expires_at.getTime() <= at || found.last_used_at.getTime() + idleLife <= at;
  const { staff_id: staffId, email, role, expires_at: endsAt } = found;
  return { staff: { staffId, email, role, tokenHash, endsAt }, isOver };
}

export async function noteUse(
  db: Database,
  { staffId, tokenHash }: Pick<StaffCaller, 'staffId' | 'tokenHash'>,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('staff_sessions')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '<', new Date(now.getTime() - useKnownTo))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await noteSeen(db, staffId, now);
}

export async function openSession({ now }: Pick<AppContext, 'now'>, trx: Trx, staffId: string): Promise<string> {
  const token = newSecret();
  const at = now();
  await trx
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('staff_sessions')
        .select('token_hash')
        .where('staff_id', '=', staffId)
        .orderBy('created_at', 'desc')
        .orderBy('token_hash')
        .offset(maxSessions - 1),
    )
    .execute();
  await trx
    .insertInto('staff_sessions')
    .values({
      token_hash: hashSecret(token),
      staff_id: staffId,
      created_at: at,
      expires_at: new Date(at.getTime() + life),
      last_used_at: at,
    })
    .execute();
  await noteSeen(trx, staffId, at);
  return token;
}

export async function endSessions(trx: Trx, staffId: string, tokenHash?: Buffer): Promise<number> {
  await endViewsOf(trx, staffId);
  const { numDeletedRows } = await trx
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .$if(tokenHash !== undefined, (query) => query.where('token_hash', '=', tokenHash as Buffer))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function forgetRunOut({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('staff_links').where('expires_at', '<', now()).execute();
  const before = new Date(now().getTime() - keptAfter);
  await db.deleteFrom('staff_sessions').where('expires_at', '<', before).execute();
}
