import { newId } from '../common/ids.ts';
import type { AppContext } from '../context.ts';
import { countRows } from '../db/count-rows.ts';
import type { Database } from '../db/database.ts';
import type { StaffLogTable } from '../db/schema/staff.ts';
import type { Trx } from '../db/transaction.ts';
import { networkOf } from '../limits/index.ts';

export interface RequestOrigin {
  requestId: string;
  address: string;
}

export interface StaffLine {
  actor: StaffLogTable['actor'];
  actorId?: string | undefined;
  kind: string;
  subject?: string;
  detail?: string;
  from: RequestOrigin;
}

const rowOf = ({ actor, actorId, kind, subject, detail, from }: StaffLine, at: Date) => ({
  line_id: newId(),
  at,
  actor,
  actor_id: actorId ?? null,
  kind,
  subject: subject ?? null,
  detail: detail ?? null,
  address: from.address,
  request_id: from.requestId,
  same_as: null,
});

export async function noteStaff(db: Database | Trx, line: StaffLine, at: Date): Promise<void> {
  await db.insertInto('staff_log').values(rowOf(line, at)).execute();
}

const minute = 60_000;

/**
 * Records a refused try. Equal tries by one caller within a minute, or by anonymous callers of one network within an hour, share one line with a
 * counter, so that a flood of calls is no flood of lines.
 */
export async function noteRefused({ db, now }: Pick<AppContext, 'db' | 'now'>, line: StaffLine): Promise<void> {
  const at = now();
  const { actor, actorId, kind, subject, detail, from } = line;
  const [turn, whence] = actor === 'nobody' ? [60 * minute, networkOf(from.address)] : [minute, from.address];
  const same_as = [Math.floor(at.getTime() / turn), kind, actor, actorId, subject, detail, whence].join(' ');
  await db
    .insertInto('staff_log')
    .values({ ...rowOf(line, at), same_as })
    .onConflict((conflict) =>
      conflict.constraint('staff_log_same').doUpdateSet((eb) => ({ times: eb('staff_log.times', '+', 1) })),
    )
    .execute();
}

export async function readLog(db: Database, { page, perPage }: { page: number; perPage: number }) {
  const [list, count] = await Promise.all([
    db
      .selectFrom('staff_log')
      .leftJoin('staff', 'staff.staff_id', 'staff_log.actor_id')
      .selectAll('staff_log')
      .select('staff.email')
      .orderBy('staff_log.at', 'desc')
      .orderBy('staff_log.line_id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    countRows(db.selectFrom('staff_log')),
  ]);
  return { list, count };
}

const retention = 3 * 365 * 24 * 60 * 60_000;
/** Lines that are kept at most: the oldest go first. Anonymous tries have a limit of their own, so that they push out no others. */
const mostLines = { known: 100_000, nobody: 10_000 };

export async function forgetLines({ db, now }: Pick<AppContext, 'db' | 'now'>, most = mostLines): Promise<void> {
  await db
    .deleteFrom('staff_log')
    .where('at', '<', new Date(now().getTime() - retention))
    .execute();
  for (const [operator, lines] of [['<>', most.known] as const, ['=', most.nobody] as const]) {
    const tooMany = db
      .selectFrom('staff_log')
      .select('line_id')
      .where('actor', operator, 'nobody')
      .orderBy('at', 'desc')
      .orderBy('line_id', 'desc')
      .offset(lines);
    await db.deleteFrom('staff_log').where('line_id', 'in', tooMany).execute();
  }
}
